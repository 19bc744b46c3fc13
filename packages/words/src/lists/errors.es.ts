import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    unknown_model: 'No tienes acceso a esta lista.',
    unknown_column: 'No tienes acceso a esta columna.',
    unknown_operator: 'Esta columna no se puede comparar así.',
    unknown_relation: 'No tienes acceso a esta relación.',
  },
};
