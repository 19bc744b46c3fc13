import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    link_unsafe:
      'Escribe una página de este sitio, como /lunch-calendar, o una dirección web completa.',
    page_required: 'Elige al menos una página.',
    full_picture_asks_nothing:
      'El diseño de solo imagen no deja lugar para pedir un correo. Elige otro.',
  },
};
