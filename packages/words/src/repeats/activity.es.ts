import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  fields: {
    repeat_ordering: 'Repetición de pedidos',
  },
};
