import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  export_ready: {
    subject: 'Tu exportación está lista: {name}',
    hello: 'Hola, {first}:',
    intro: '{name} está lista, con {count, plural, one {# fila} other {# filas}}.',
    button: 'Abrir tus exportaciones',
    how_long: 'El archivo se guarda {count, plural, one {# día} other {# días}}.',
  },
};
