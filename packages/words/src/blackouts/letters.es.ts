import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  days_reopened: {
    subject: 'Puedes volver a pedir: se anuló {because}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Ese día sí hay almuerzo.} other {Esos días sí hay almuerzo.}} Los almuerzos cancelados no vuelven solos, así que elige de nuevo, por favor.',
    no_fee: 'No hay recargo mientras se pueda pedir.',
    button: 'Elegir de nuevo',
    until: 'Pide antes del {until}.',
    from: 'Pide entre el {from} y el {until}.',
    subject_over: 'No habrá almuerzo nuestro: se anuló {because}',
    over: '{count, plural, one {Ese día ya no está cerrado, pero ya es tarde para pedir, así que no habrá almuerzo nuestro.} other {Esos días ya no están cerrados, pero ya es tarde para pedir, así que no habrá almuerzo nuestro.}}',
    bring:
      '{count, plural, one {Prepara otro almuerzo para ese día, por favor.} other {Prepara otro almuerzo para esos días, por favor.}}',
    button_over: 'Ver el calendario',
  },
};
