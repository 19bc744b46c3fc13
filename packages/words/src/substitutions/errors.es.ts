import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    choice_closed: 'Esta decisión ya está cerrada: ya se tomó, o la cocina ya contó el día.',
  },
  field: {
    menu_not_served: 'El menú no se sirve en estos días, o la cocina ya los contó.',
  },
};
