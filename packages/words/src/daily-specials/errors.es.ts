import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    day_locked: 'Este día ya pasó o ya lo tienen las cocinas, así que no se puede cambiar.',
    schools_refused: 'Esto no es posible en todas estas escuelas. No se cambió nada.',
    special_locked:
      'Ya hay pedidos contados de este especial y no está en el menú, así que está bloqueado.',
  },
  field: {
    too_many_specials: 'Un menú tiene como máximo dos especiales al día.',
  },
};
