import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  days_reopened: {
    subject: 'Puedes volver a pedir: se anuló {because}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Ese día sí hay almuerzo.} other {Esos días sí hay almuerzo.}} Lo que cancelamos no vuelve solo: por favor, elige de nuevo.',
    no_fee: 'No pagas recargo por pedir tarde, mientras el día se pueda pedir.',
    button: 'Elegir de nuevo',
    until: 'Pide antes del {until}.',
    from: 'Se puede pedir desde el {from} hasta el {until}.',
    subject_over: 'No llega nuestro almuerzo: se anuló {because}',
    over: '{count, plural, one {Ese día ya no está cerrado, pero ya no se puede pedir, así que no llega ningún almuerzo nuestro.} other {Esos días ya no están cerrados, pero ya no se pueden pedir, así que no llega ningún almuerzo nuestro.}}',
    bring:
      '{count, plural, one {Por favor, prevé otro almuerzo para ese día.} other {Por favor, prevé otro almuerzo para esos días.}}',
    button_over: 'Ver el calendario',
  },
};
