import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    personal_data: {
      file_asked: 'Pidió sus datos',
      luncher_erased: 'Borró los datos de un niño',
      ordered_again: 'Volvió a pedir almuerzos cancelados',
    },
  },
  fields: {
    ordered_lunches: 'Almuerzos pedidos',
    refused_lunches: 'Almuerzos que no se pudieron pedir',
  },
};
