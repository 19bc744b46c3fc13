import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    cancellation_run: { finished: 'Canceló almuerzos de muchas familias' },
  },
  records: {
    cancellation_run: 'Cancelación de muchos almuerzos',
  },
};
