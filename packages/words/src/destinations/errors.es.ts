import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    school_has_meals: 'Una escuela no se puede suspender mientras tenga almuerzos programados.',
  },
  field: {
    unknown_destination: 'No encontramos esta escuela.',
    unknown_room: 'Ese salón ya no existe. Elige otro.',
    unknown_grade: 'Elige un grado de esta escuela.',
    grade_has_lunchers: 'Un grado con niños no se puede quitar.',
    grade_name_kept: 'Este nombre está reservado para niños cuyo grado no se conoce.',
  },
};
