import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    orders_at_risk:
      'Lo pidieron niños que no pueden comerlo. No se cambió nada: revisa los números y confirma.',
  },
};
