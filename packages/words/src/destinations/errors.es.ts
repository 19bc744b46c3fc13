import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    school_has_meals: 'Una escuela no se puede suspender mientras tenga comidas programadas.',
  },
  field: {
    unknown_destination: 'No conocemos esta escuela.',
    unknown_grade: 'Elige un grado de esta escuela.',
    grade_has_lunchers: 'Un grado con alumnos se queda.',
    grade_name_kept: 'Este nombre se reserva para alumnos cuyo grado nadie conoce.',
  },
};
