import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    reconciliation: {
      started: 'Comparó el libro con el proveedor',
      differs: 'El libro y el proveedor no coinciden',
    },
  },
  records: {
    reconciliation: 'Conciliación',
  },
};
