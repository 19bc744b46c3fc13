import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    menu: {
      item_replaced: 'Reemplazó un plato de un menú',
      replacement_finished: 'Avisó a cada familia de un plato reemplazado',
      item_deleted: 'Quitó un plato de un menú',
      created: 'Creó un menú',
      updated: 'Cambió un menú',
      copied: 'Copió un menú',
      archived: 'Archivó un menú',
      restored: 'Restauró un menú',
      item_added: 'Agregó un plato a un menú',
      items_added: 'Agregó varios platos a un menú',
      item_changed: 'Cambió el peso de un plato de un menú',
      item_removed: 'Quitó un plato de un menú',
      scheduled: 'Programó menús',
    },
    go_menu: {
      created: 'Dio a una escuela un menú para llevar',
      updated: 'Cambió los días de un menú para llevar',
      removed: 'Quitó a una escuela un menú para llevar',
    },
  },
  records: {
    menu: 'Menú',
  },
  fields: {
    weight: 'Peso',
    last_day: 'Último día',
    items_of: 'Platos de',
    items: 'Platos',
    theme: 'Tema',
  },
};
