import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    markets: 'Mercados',
  },
  purposes: {
    markets: 'Regiones con su zona horaria y sus precios.',
  },
  also: {
    markets: 'regiones, ciudades, zonas horarias',
  },
  deeds: {
    newMarket: { name: 'Nuevo mercado', also: 'agregar un mercado, crear una región, ciudad' },
  },
};
