import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    discount: {
      created: 'Creó un descuento',
      updated: 'Cambió un descuento',
      archived: 'Archivó un descuento',
      restored: 'Restauró un descuento',
      approved: 'Aprobó un descuento',
      refused: 'Rechazó un descuento',
    },
  },
  records: {
    discount: 'Descuento',
  },
  fields: {
    percent: 'Porcentaje',
    most_cents: 'Máximo por semana',
    max_uses: 'Usos en total',
    max_uses_per_family: 'Usos por familia',
    min_total_cents: 'Mínimo de la semana',
    first_order_only: 'Solo el primer pedido',
  },
};
