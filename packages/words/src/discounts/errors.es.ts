import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    market_required: 'Elige al menos un mercado.',
    school_required: 'Elige al menos una escuela.',
    grade_required: 'Elige al menos un grado.',
    code_exists: 'Ya existe un descuento con este código. Puede estar archivado.',
    code_in_use: 'Hay familias que ya usaron este código, así que no se puede cambiar.',
    percent_range: 'Escribe un porcentaje de 1 a 100.',
    percent_only: 'Solo un porcentaje puede tenerlo.',
  },
};
