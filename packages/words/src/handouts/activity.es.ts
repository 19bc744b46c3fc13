import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    hand_out: {
      credited: 'Crédito por un almuerzo que quedó',
      not_credited: 'Sin crédito por un almuerzo que quedó: supera los límites de un día',
    },
  },
};
