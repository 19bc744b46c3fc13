import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    too_far_ahead:
      'Es una fecha demasiado lejana. Los precios se fijan con dos años de antelación como máximo.',
    bad_rows: 'Algunas filas tienen errores, así que no se ha guardado nada.',
  },
};
