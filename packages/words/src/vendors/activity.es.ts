import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    vendor: {
      created: 'Abrió un proveedor',
      updated: 'Cambió un proveedor',
      suspended: 'Suspendió a un proveedor',
      unsuspended: 'Levantó la suspensión de un proveedor',
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
