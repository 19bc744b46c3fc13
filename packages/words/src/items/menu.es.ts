import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    items: 'Platos',
  },
  purposes: {
    items: 'Lo que preparan las cocinas: nombres, precios, opciones, alérgenos.',
  },
  also: {
    items: 'comidas, entradas, extras, alérgenos, precios',
  },
  deeds: {
    newItem: { name: 'Nuevo plato', also: 'agregar un plato, crear una comida, nuevo extra' },
  },
};
