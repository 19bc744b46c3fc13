import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  formats: {
    qr: 'Código QR',
    ean13: 'Código de barras EAN-13',
    nfc: 'Chip NFC',
    magstripe: 'Banda magnética',
  },
  inSentence: {
    qr: 'códigos QR',
    ean13: 'códigos de barras EAN-13',
    nfc: 'chips NFC',
    magstripe: 'bandas magnéticas',
  },
  readsOnly: '{reader} no puede leer {format}. Lee {formats}.',
  noReader: 'Esta escuela todavía no tiene lector.',
};
