import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  repeat_report: {
    subject: 'Algunos almuerzos no se pudieron repetir',
    hello: 'Hola, {first}:',
    intro:
      'Tus pedidos repetidos están hechos hasta donde hay menú. {count, plural, one {Un día no se pudo} other {# días no se pudieron}} repetir:',
    rest: '{count, plural, one {Ese día no hay nada pedido y la repetición lo deja} other {Esos días no hay nada pedido y la repetición los deja}} como está. Si quieres, elige otra cosa mientras haya tiempo.',
    button: 'Ver el calendario',
  },
};
