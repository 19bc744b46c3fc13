import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    second_person: 'Debe decidirlo otra persona, porque lo pediste tú o es para ti.',
  },
  field: {
    refund_over_own:
      'Es más que el dinero propio de la familia. El crédito que recibió nunca se paga en dinero.',
    nothing_left: 'No queda nada de este crédito por retirar.',
    over_limit: 'Es más de lo que se puede dar de una vez.',
    unknown_family: 'No hay ninguna cuenta con esta dirección.',
    uploaded_before: 'Este mismo archivo ya se subió. Confirma que quieres subirlo otra vez.',
  },
};
