import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    market_has_schools: 'Este mercado tiene escuelas activas. Muévelas o archívalas primero.',
  },
  field: {
    unknown_market: 'No encontramos este mercado.',
  },
};
