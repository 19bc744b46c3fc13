import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    hand_out: {
      credited: 'Crédito por un almuerzo que quedó',
    },
  },
};
