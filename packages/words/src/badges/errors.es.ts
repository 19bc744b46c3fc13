import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    badge_format_unknown: 'No conocemos este tipo de credencial.',
    badge_characters:
      'Este número tiene caracteres que una credencial de este tipo no puede tener.',
    badge_length:
      'Este número es demasiado corto o demasiado largo para una credencial de este tipo.',
    badge_check_digit:
      'El último dígito no corresponde a los demás. Escribe o escanea el número otra vez.',
    badge_taken: 'Otra persona tiene esta credencial. Retírasela primero.',
    badge_unknown: 'Nadie de esta escuela tiene esta credencial.',
  },
};
