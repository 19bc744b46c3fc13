import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    itemFlags: 'Avisos sobre platos',
  },
  purposes: {
    itemFlags: 'Lo que las familias avisan sobre un plato.',
  },
  also: {
    itemFlags: 'reportes, quejas, plato equivocado',
  },
};
