import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    closed_already: 'Esos lugares ya están cerrados en todos esos días.',
    left_to_the_team:
      'Solo nuestro equipo puede cerrar días por este motivo o anular un cierre así.',
  },
};
