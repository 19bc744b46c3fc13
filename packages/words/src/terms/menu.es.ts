import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    tagOMatic: 'Tag-O-Matic',
  },
  purposes: {
    tagOMatic: 'Etiquetas para muchos platos a la vez.',
  },
  also: {
    tagOMatic: 'etiquetas, términos',
  },
  deeds: {
    tagItems: { name: 'Etiquetar muchos platos', also: 'agregar etiquetas, términos' },
  },
};
