import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    menus: 'Menús',
  },
  purposes: {
    menus: 'Qué platos se ofrecen dónde, semana a semana.',
  },
  also: {
    menus: 'oferta, comida de la semana',
  },
  deeds: {
    newMenu: { name: 'Nuevo menú', also: 'agregar un menú, crear un menú, armar un menú' },
    replaceItem: {
      name: 'Reemplazar un plato de un menú',
      also: 'sustituir, cambiar, agotado, sin existencias',
    },
  },
};
