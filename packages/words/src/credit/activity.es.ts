import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    credit: {
      issued: 'Dio crédito',
      asked: 'Pidió dar crédito',
      refused: 'Rechazó dar crédito',
      taken_back: 'Retiró crédito',
    },
    credit_upload: {
      started: 'Subió un archivo de crédito',
      asked: 'Pidió subir un archivo de crédito',
      approved: 'Aprobó un archivo de crédito',
      refused: 'Rechazó un archivo de crédito',
      finished: 'Terminó un archivo de crédito',
    },
  },
  records: {
    credit_grant: 'Crédito',
    credit_upload: 'Archivo de crédito',
  },
  fields: {
    asked_by: 'Pedido por',
  },
};
