import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    menus: 'Menús',
  },
  purposes: {
    menus: 'Qué platos se ofrecen dónde, semana a semana.',
  },
};
