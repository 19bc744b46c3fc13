import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    in_the_future: 'Este día aún no ha llegado.',
  },
};
