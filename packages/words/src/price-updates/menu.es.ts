import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    massPriceUpdates: 'Cambios masivos de precios',
  },
  purposes: {
    massPriceUpdates: 'Precios nuevos para muchos platos a la vez.',
  },
  also: {
    massPriceUpdates: 'cambios de precio, subir precios, CSV',
  },
  deeds: {
    changePrices: {
      name: 'Cambiar muchos precios',
      also: 'subir precios, precios nuevos, actualización masiva',
    },
  },
};
