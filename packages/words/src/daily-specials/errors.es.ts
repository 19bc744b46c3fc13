import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    day_locked: 'Este día ya pasó o lo tienen las cocinas. Ya no se puede cambiar.',
    schools_refused: 'No se puede en todas estas escuelas. No se cambió nada.',
    special_locked:
      'Hay comidas contadas de este especial y su menú no lo tiene, así que está bloqueado.',
  },
  field: {
    too_many_specials: 'Un menú tiene como máximo dos especiales al día.',
  },
};
