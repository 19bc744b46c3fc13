import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    item_ordered_ahead:
      'Hay familias que ya lo pidieron. Se puede archivar cuando no quede ningún pedido.',
  },
  field: {
    unknown_item: 'No encontramos este plato.',
    unknown_option: 'No encontramos esta opción.',
    price_low: 'Un precio no puede ser menor que cero.',
    price_high: 'Un precio puede ser de $1,000 como máximo.',
    below_reserved: 'Ya hay más pedidos. Pon 0 para detener la venta.',
    not_counted: 'Este plato no tiene límite diario. Primero define las unidades por día.',
    max_below_min: '“Como máximo” es menos que “como mínimo”.',
    min_over_options: 'Hay menos opciones de las que se deben elegir.',
    no_options: 'Un grupo necesita al menos una opción.',
    extras_only: 'Solo los extras tienen un tipo de extra.',
    none_offered: 'Se debe preparar al menos una combinación.',
    item_is_archived: 'Este plato está archivado. Restáuralo primero.',
    item_vendor_suspended: 'La cocina de este plato está suspendida.',
  },
};
