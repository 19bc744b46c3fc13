import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  deeds: {
    printLabels: {
      name: 'Imprimir etiquetas',
      also: 'etiquetas de las bolsas, etiquetas de estudiantes, pegatinas, hoja de etiquetas',
    },
  },
};
