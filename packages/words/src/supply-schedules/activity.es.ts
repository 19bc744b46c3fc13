import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    supply_schedule: {
      created: 'Creó un envío programado',
      updated: 'Cambió un envío programado',
      archived: 'Archivó un envío programado',
      restored: 'Restauró un envío programado',
    },
  },
  records: {
    supply_schedule: 'Envío programado',
  },
  fields: {
    weekdays: 'Días de la semana',
    unit: 'Unidad',
  },
};
