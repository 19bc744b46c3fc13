import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    vendor: {
      created: 'Abrió una cocina',
      updated: 'Cambió una cocina',
      suspended: 'Suspendió una cocina',
      unsuspended: 'Levantó la suspensión de una cocina',
    },
  },
  records: {
    vendor: 'Cocina',
  },
  fields: {
    branch_name: 'Sucursal',
    vendor_code: 'Código',
    short_name: 'Nombre corto',
    is_high_volume: 'Gran volumen',
  },
};
