import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    reviews: 'Calificaciones',
  },
  purposes: {
    reviews: 'Lo que dicen las familias de sus almuerzos.',
  },
  also: {
    reviews: 'calificaciones, me gusta, comentarios',
  },
};
