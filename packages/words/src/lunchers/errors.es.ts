import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    family_changed: 'Tu familia cambió en otro lugar. Revísala de nuevo.',
  },
  field: {
    unknown_luncher: 'No encontramos a este niño.',
    unknown_property: 'No tenemos esta alergia.',
  },
};
