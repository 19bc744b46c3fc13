import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    tagOMatic: 'Tag-O-Matic',
    terms: 'Etiquetas',
  },
  purposes: {
    tagOMatic: 'Etiquetas para muchos platos a la vez.',
    terms: 'De imágenes, páginas y platos: renombrar, unir, dónde se usan.',
  },
  also: {
    tagOMatic: 'etiquetas, términos',
    terms: 'términos, temas, renombrar, unir',
  },
  deeds: {
    tagItems: { name: 'Etiquetar muchos platos', also: 'agregar etiquetas, términos' },
  },
};
