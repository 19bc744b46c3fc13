import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    card: {
      added: 'Guardó una tarjeta',
      removed: 'Quitó una tarjeta',
      made_default: 'Eligió la tarjeta a la que se cobra',
    },
    payment: {
      succeeded: 'Pagó con tarjeta',
      failed: 'Falló un pago con tarjeta',
      disputed: 'Un banco retiró un pago con tarjeta',
      dispute_returned: 'Un banco nos devolvió un pago con tarjeta',
      retried: 'Intentó cobrar otra vez',
    },
    refund: {
      asked: 'Pidió un reembolso',
      refused: 'Rechazó un reembolso',
      started: 'Inició un reembolso',
      succeeded: 'Reembolsó a la tarjeta',
      failed: 'Falló un reembolso',
    },
  },
  records: {
    card: 'Tarjeta',
    payment: 'Pago',
    refund: 'Reembolso',
  },
  fields: {
    card: 'Tarjeta',
    purpose: 'Para qué',
    failure_code: 'Por qué falló',
  },
};
