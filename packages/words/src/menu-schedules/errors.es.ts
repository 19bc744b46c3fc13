import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    menu_taken: 'Otro menú ya tiene algunos de estos días. No se cambió nada.',
  },
  field: {
    not_a_calendar_menu: 'Este es un menú para llevar, así que las familias no pueden pedir de él.',
    unknown_group: 'Ninguna de estas escuelas tiene este grupo de grados.',
    copied_onto_itself: 'Es lo mismo que estás copiando. Elige otra fecha.',
  },
};
