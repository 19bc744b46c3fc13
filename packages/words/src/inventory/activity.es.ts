import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    inventory: {
      place_created: 'Agregó un lugar al inventario',
      place_changed: 'Cambió un lugar del inventario',
      place_removed: 'Puso un lugar fuera de uso',
      items_changed: 'Cambió lo que guarda un lugar',
      count_settled: 'Resolvió dos conteos',
      count_reviewed: 'Revisó un conteo',
      warehouse_created: 'Creó un almacén',
      warehouse_changed: 'Cambió el nombre de un almacén',
      codes_made: 'Mandó hacer códigos QR',
      code_added: 'Agregó un código de barras',
      code_removed: 'Quitó un código',
    },
  },
  records: { inventory_location: 'Almacén' },
};
