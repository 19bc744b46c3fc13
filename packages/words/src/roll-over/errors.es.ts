import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    roll_over_done: 'Los grados ya se subieron para este año escolar.',
    roll_over_under_way: 'Los grados se están moviendo ahora. Espera a que termine.',
    roll_over_none: 'No hay nada que deshacer.',
    roll_over_ordered: 'Alguien ya pidió en un grado nuevo, así que no se puede deshacer.',
  },
};
