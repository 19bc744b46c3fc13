import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    blackouts: 'Días sin servicio',
  },
  purposes: {
    blackouts: 'Días sin comida, por escuela y grado.',
  },
};
