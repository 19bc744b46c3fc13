import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';
import { fields } from './fields.es.ts';

export const words: Translated<typeof english> = {
  actions: {
    luncher: {
      added: 'Agregó un comensal',
      updated: 'Cambió un comensal',
      removed: 'Quitó un comensal',
    },
    family: { returned: 'Confirmó los comensales de una familia que vuelve' },
  },
  records: {
    luncher: 'Comensal',
  },
  fields,
};
