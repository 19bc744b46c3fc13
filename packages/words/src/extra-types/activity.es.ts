import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    extra_type: {
      created: 'Creó un tipo de extra',
      updated: 'Cambió el nombre de un tipo de extra',
      ordered: 'Reordenó los tipos de extra',
      archived: 'Archivó un tipo de extra',
      restored: 'Restauró un tipo de extra',
    },
  },
  records: {
    extra_type: 'Tipo de extra',
  },
  fields: {
    order: 'Orden',
  },
};
