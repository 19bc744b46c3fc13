import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    your_own_email: 'Esta es tu propia dirección. Invita a otra persona.',
  },
};
