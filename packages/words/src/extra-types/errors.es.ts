import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    unknown_extra_type: 'No encontramos este tipo de extra, o está archivado.',
  },
};
