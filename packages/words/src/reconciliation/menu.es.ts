import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    reconciliation: 'Conciliación',
  },
  purposes: {
    reconciliation: 'Nuestro libro frente al registro del proveedor de pagos.',
  },
  also: {
    reconciliation: 'banco, pagos, diferencias, libro, contabilidad',
  },
};
