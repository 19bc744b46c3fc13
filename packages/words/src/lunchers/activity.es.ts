import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';
import { fields } from './fields.es.ts';

export const words: Translated<typeof english> = {
  actions: {
    luncher: {
      added: 'Agregó a un niño',
      updated: 'Cambió los datos de un niño',
      removed: 'Quitó a un niño',
    },
    family: { returned: 'Confirmó los niños de una familia que vuelve' },
  },
  records: {
    luncher: 'Niño',
  },
  fields,
};
