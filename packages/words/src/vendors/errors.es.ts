import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    vendor_has_meals: 'No se pudo suspender al proveedor porque tiene comidas programadas.',
  },
  field: {
    unknown_vendor: 'No conocemos este proveedor.',
    vendor_suspended: 'Este proveedor está suspendido.',
  },
};
