import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    vendors: 'Cocinas',
  },
  purposes: {
    vendors: 'Cocinas y quién puede usar su portal.',
  },
  also: {
    vendors: 'restaurantes, proveedores, socios',
  },
  deeds: {
    newVendor: {
      name: 'Nueva cocina',
      also: 'agregar una cocina, crear un proveedor, restaurante',
    },
  },
};
