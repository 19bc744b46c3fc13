import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  formats: {
    qr: 'código QR',
    ean13: 'código de barras EAN-13',
    nfc: 'chip NFC',
    magstripe: 'banda magnética',
  },
  readsOnly: '{reader} no lee este formato: {format}. Lee {formats}.',
  noReader: 'Esta escuela todavía no tiene lector.',
};
