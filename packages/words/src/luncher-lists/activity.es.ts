import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    luncher_list: { downloaded: 'Descargó una lista de niños' },
  },
  fields: { until: 'Hasta' },
};
