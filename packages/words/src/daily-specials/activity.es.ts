import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    daily_special: {
      created: 'Creó un especial del día',
      updated: 'Cambió un especial del día',
      removed: 'Quitó un especial del día',
    },
  },
};
