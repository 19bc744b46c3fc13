import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    asset: {
      created: 'Agregó una imagen',
      updated: 'Cambió los datos de una imagen',
      replaced: 'Reemplazó una imagen',
      deleted: 'Eliminó una imagen',
    },
  },
  records: {
    asset: 'Imagen',
  },
};
