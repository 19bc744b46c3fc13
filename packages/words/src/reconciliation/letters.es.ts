import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  reconciliation_differs: {
    subject: 'El libro y el proveedor no coinciden: {days}',
    days: '{from} a {to}',
    hello: 'Hola, {first}:',
    intro:
      'Para {days}, nuestro libro y el registro del proveedor de pagos difieren en {difference}, en {count, plural, one {# línea} other {# líneas}}. Todas están en la página.',
    button: 'Ver las líneas',
  },
};
