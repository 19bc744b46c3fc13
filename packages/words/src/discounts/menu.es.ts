import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    discounts: 'Descuentos',
  },
  purposes: {
    discounts: 'Códigos: cuánto descuentan, a quién y hasta cuándo.',
  },
};
