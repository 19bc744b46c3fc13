import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    gift: { bought: 'Empezó a comprar un regalo', issued: 'Envió códigos de regalo' },
    credit_code: { redeemed: 'Canjeó un código' },
    credit_code_set: {
      created: 'Creó una serie de códigos',
      asked: 'Pidió crear una serie de códigos',
      approved: 'Aprobó una serie de códigos',
      refused: 'Rechazó una serie de códigos',
      archived: 'Archivó una serie de códigos',
      restored: 'Restauró una serie de códigos',
      revoked: 'Anuló los códigos de una serie',
      reinstated: 'Reactivó los códigos de una serie',
    },
  },
  records: {
    credit_code_set: 'Serie de códigos',
  },
  fields: {
    quantity: 'Cuántos',
  },
};
