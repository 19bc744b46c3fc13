import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    item: {
      created: 'Creó un plato',
      updated: 'Cambió un plato',
      copied: 'Copió un plato',
      archived: 'Archivó un plato',
      restored: 'Restauró un plato',
      stock_set: 'Fijó las unidades de un día',
      combinations_saved: 'Cambió qué opciones van juntas',
      orders_recalled: 'Canceló almuerzos que ya no son seguros para sus niños',
    },
  },
  records: {
    item: 'Plato',
  },
  fields: {
    name_es: 'Nombre en español',
    internal_name: 'Nombre interno',
    description: 'Descripción',
    description_es: 'Descripción en español',
    price_cents: 'Precio',
    price_to_vendor_cents: 'Precio de la cocina',
    price_type: 'Tipo de precio',
    is_units: 'Se vende por unidades',
    total_units: 'Unidades por paquete',
    daily_capacity: 'Unidades al día',
    farthest_start_date: 'Primer día',
    is_extra: 'Extra',
    preorder: 'Pedido anticipado',
    properties: 'Alérgenos y dieta',
    tint: 'Color',
    picture: 'Foto',
    tags: 'Etiquetas',
    original: 'Copiado de',
    units: 'Unidades',
    not_made: 'No se preparan',
    kitchen_names: 'Nombres de cocina',
  },
};
