import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    term_used: 'Algo ya lleva esta etiqueta, así que se queda.',
    term_renamed:
      'Otra persona le dio otro nombre a esta etiqueta mientras tanto. Mírala de nuevo.',
  },
  field: {
    unknown_term: 'No encontramos esta etiqueta.',
    same_term: 'Elige dos etiquetas distintas.',
  },
};
