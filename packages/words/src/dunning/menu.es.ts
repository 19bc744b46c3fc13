import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    dunning: 'Cobranza',
  },
  purposes: {
    dunning: 'Familias cuya tarjeta no pagó lo que deben.',
  },
  also: {
    dunning: 'tarjetas rechazadas, pagos fallidos, impago, vencido, deudas',
  },
};
