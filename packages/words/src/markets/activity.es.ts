import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    market: {
      created: 'Abrió un mercado',
      updated: 'Cambió un mercado',
      archived: 'Archivó un mercado',
      restored: 'Restauró un mercado',
    },
    macro_market: {
      created: 'Creó un macromercado',
      renamed: 'Cambió el nombre de un macromercado',
    },
  },
  records: {
    market: 'Mercado',
    macro_market: 'Macromercado',
  },
  fields: {
    abbreviation: 'Abreviatura',
    timezone: 'Zona horaria',
    macro_market: 'Macromercado',
  },
};
