import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    roll_over: {
      started: 'Subió los grados de una escuela',
      undone: 'Devolvió los grados a como estaban',
    },
  },
};
