import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    price_update: {
      created: 'Programó un cambio de precios',
      applied: 'Un cambio de precios entró en vigor',
      cancelled: 'Canceló un cambio de precios',
    },
  },
  records: {
    price_update: 'Cambio de precios',
  },
  fields: {
    effective_on: 'En vigor desde',
    left_alone: 'Sin cambiar',
  },
};
