import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    pairing_code:
      'Ninguna tableta muestra este número. Mira la tableta: un número vale 10 minutos.',
  },
};
