import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    unknown_model: 'No hay una lista así para ti.',
    unknown_column: 'Esta lista no tiene esa columna para ti.',
    unknown_operator: 'Esta columna no se puede comparar así.',
    unknown_relation: 'Esta lista no tiene esa relación para ti.',
  },
};
