import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  repeat_report: {
    subject: 'Algunos almuerzos no se pudieron repetir',
    hello: 'Hola, {first}:',
    intro:
      'Tus almuerzos se repiten mientras haya menú. {count, plural, one {Un día no se pudo} other {# días no se pudieron}} repetir:',
    rest: '{count, plural, one {Ese día no hay nada pedido, y la repetición no lo cambiará} other {Esos días no hay nada pedido, y la repetición no los cambiará}}. Si quieres, elige otra cosa mientras haya tiempo.',
    button: 'Ver el calendario',
  },
};
