import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    item_ordered_ahead:
      'Hay familias que ya lo pidieron. Se puede archivar cuando no quede ningún pedido.',
  },
  field: {
    unknown_item: 'No conocemos este plato.',
    unknown_option: 'No conocemos esta opción.',
    price_low: 'Un precio no puede ser menos que nada.',
    price_high: 'Un precio es de $1,000 como máximo.',
    below_reserved: 'Ya hay más pedidos. Pon 0 para no vender ninguno más.',
    not_counted: 'Este plato no se cuenta: primero dale una capacidad diaria.',
    max_below_min: '“Como máximo” es menos que “como mínimo”.',
    min_over_options: 'Hay menos opciones de las que se deben elegir.',
    no_options: 'Un grupo necesita al menos una opción.',
    extras_only: 'Solo los extras tienen un tipo de extra.',
    none_offered: 'Al menos una combinación se tiene que preparar.',
    item_is_archived: 'Este plato está archivado. Restáurelo primero.',
    item_vendor_suspended: 'El proveedor de este plato está suspendido.',
  },
};
