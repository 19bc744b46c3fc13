import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    market_has_schools: 'Hay escuelas activas en este mercado. Muévelas o archívalas primero.',
  },
  field: {
    unknown_market: 'No conocemos este mercado.',
  },
};
