import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    needs_email: 'Escribe una dirección para enviar los correos.',
    names_children:
      'Estos correos llevan nombres de niños. Pídele el cambio a alguien que pueda ver a las familias.',
  },
};
