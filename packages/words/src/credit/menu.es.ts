import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    creditUpload: 'Carga de crédito',
    approvals: 'Aprobaciones',
  },
  purposes: {
    creditUpload: 'Crédito para muchas familias a la vez.',
    approvals: 'Crédito y reembolsos que necesitan una segunda persona.',
  },
  also: {
    creditUpload: 'crédito masivo, CSV, muchas familias',
    approvals: 'aprobar, segunda persona, crédito pendiente, reembolsos pendientes',
  },
  deeds: {
    issueCredit: { name: 'Dar crédito', also: 'abonar, compensar, disculpa, saldo de la cuenta' },
    refundPayment: {
      name: 'Hacer un reembolso',
      also: 'reembolsar un pago, devolución, dinero, tarjeta',
    },
    creditMany: {
      name: 'Dar crédito a muchas familias',
      also: 'crédito masivo, carga de crédito, CSV',
    },
  },
};
