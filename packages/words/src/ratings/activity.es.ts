import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    rating: {
      given: 'Valoró un almuerzo',
      changed: 'Cambió la valoración de un almuerzo',
      removed: 'Retiró una valoración',
    },
  },
};
