import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    luncher: {
      added: 'Agregó un comensal',
      updated: 'Cambió un comensal',
      removed: 'Quitó un comensal',
    },
  },
  records: {
    luncher: 'Comensal',
  },
  fields: {
    school: 'Escuela',
    grade: 'Grado',
  },
};
