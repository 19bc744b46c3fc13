import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  data_ready: {
    subject: 'Tus datos de {product} están listos',
    hello: 'Hola, {first}:',
    intro: 'El archivo con todo lo que tenemos sobre ti y tus hijos está listo para descargar.',
    button: 'Ir a tu cuenta',
    how_long:
      'Lo encontrarás en “Tus datos”, después de iniciar sesión. Lo guardamos {count, plural, one {# día} other {# días}}.',
    not_you:
      'Si no lo pediste tú, es posible que alguien haya entrado en tu cuenta. Cambia tu contraseña y escríbenos.',
  },
};
