import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  fields: {
    days_cleared: 'Días vaciados',
    days_replaced: 'Días reemplazados',
    days_set: 'Días programados',
  },
};
