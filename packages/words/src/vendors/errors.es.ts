import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    vendor_has_meals: 'No se pudo suspender la cocina porque tiene almuerzos programados.',
  },
  field: {
    unknown_vendor: 'No encontramos esta cocina.',
    vendor_suspended: 'Esta cocina está suspendida.',
  },
};
