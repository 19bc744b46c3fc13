import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    itemFlags: 'Avisos de platos',
  },
  purposes: {
    itemFlags: 'Platos en uso que hay que revisar.',
  },
  also: {
    itemFlags: 'reportes, quejas, plato equivocado',
  },
};
