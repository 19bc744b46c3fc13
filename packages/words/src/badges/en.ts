import type { BadgeFormat } from '@yay/domain/badges';

export const words = {
  formats: {
    qr: 'QR code',
    ean13: 'EAN-13 barcode',
    nfc: 'NFC chip',
    magstripe: 'Magnetic stripe',
  } satisfies Record<BadgeFormat, string>,
  /** The same inside a sentence about what a reader reads. */
  inSentence: {
    qr: 'QR codes',
    ean13: 'EAN-13 barcodes',
    nfc: 'NFC chips',
    magstripe: 'magnetic stripes',
  } satisfies Record<BadgeFormat, string>,
  readsOnly: '{reader} can’t read {format}. It reads {formats}.',
  noReader: 'This school has no reader yet.',
};
