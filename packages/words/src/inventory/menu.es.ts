import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: { inventoryAssignments: 'Inventario', inventoryCounts: 'Conteos de inventario' },
  purposes: {
    inventoryAssignments: 'Lo que guardan las escuelas y los almacenes, niveles y faltantes.',
    inventoryCounts: 'Lo que se contó en todas partes, con diferencias por revisar.',
  },
  also: {
    inventoryAssignments: 'existencias, nivel, nevera, estante, almacén, reponer',
    inventoryCounts: 'recuento, variación, diferencia, revisión',
  },
  deeds: {
    countShelf: {
      name: 'Contar un estante',
      also: 'contar el inventario, hacer un recuento, contar una nevera, contar un carrito',
    },
    reviewCount: {
      name: 'Revisar un conteo',
      also: 'revisar diferencias, aprobar un conteo, resolver dos conteos, variación',
    },
  },
};
