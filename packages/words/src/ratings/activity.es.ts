import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    rating: {
      given: 'Calificó un almuerzo',
      changed: 'Cambió la calificación de un almuerzo',
      removed: 'Quitó una calificación',
    },
  },
};
