import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    order: {
      placed: 'Hizo un pedido',
      changed: 'Cambió un pedido',
      cancelled: 'Canceló un pedido',
      locked: 'Cerró un pedido',
      served: 'Sirvió un pedido',
    },
  },
  records: {
    order: 'Pedido',
  },
  fields: {
    meal: 'Plato',
    options: 'Opciones',
    extras: 'Extras',
    late_fee_cents: 'Recargo',
    total_cents: 'Total',
  },
};
