import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    too_far_ahead:
      'Esa fecha está demasiado lejos. Los precios se pueden fijar hasta con dos años de anticipación.',
    bad_rows: 'Algunas filas tienen errores, así que no se guardó nada.',
  },
};
