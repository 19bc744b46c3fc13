import type { BadgeFormat } from '@yay/domain/badges';

export const words = {
  formats: {
    qr: 'QR code',
    ean13: 'EAN-13 barcode',
    nfc: 'NFC chip',
    magstripe: 'magnetic stripe',
  } satisfies Record<BadgeFormat, string>,
  readsOnly: '{reader} can’t read a {format}; it reads {formats}.',
  noReader: 'This school has no reader yet.',
};
