import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    term: {
      created: 'Creó una etiqueta',
      renamed: 'Cambió el nombre de una etiqueta',
      removed: 'Eliminó una etiqueta',
      merged: 'Unió dos etiquetas',
    },
    tag_run: { done: 'Etiquetó muchos platos', undone: 'Deshizo un etiquetado' },
  },
  records: {
    term: 'Etiqueta',
    tag_run: 'Etiquetado',
  },
  fields: {
    tags_added: 'Etiquetas agregadas',
    tags_removed: 'Etiquetas quitadas',
  },
};
