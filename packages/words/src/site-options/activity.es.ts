import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: { site_option: { changed: 'Cambió un ajuste del sitio' } },
  records: { site_option: 'Ajuste' },
  fields: {},
};
