import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  credit_issued: {
    subject: '{amount} de crédito para tus almuerzos',
    hello: 'Hola, {first}:',
    intro: 'Te dimos {amount} de crédito.',
    why: 'Motivo: {reason}',
    when: 'Paga tus próximos almuerzos automáticamente, antes de que se cobre a una tarjeta.',
    button: 'Ver tus pagos',
  },
};
