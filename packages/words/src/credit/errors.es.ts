import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    second_person: 'Tiene que decidirlo otra persona: lo pediste tú o es para ti.',
  },
  field: {
    refund_over_own:
      'Es más de lo que la familia tiene como propio. El crédito regalado nunca se paga en dinero.',
    nothing_left: 'De este crédito no queda nada que retirar.',
    over_limit: 'Es más de lo que se puede dar de una vez.',
    unknown_family: 'No hay ninguna cuenta con esta dirección.',
    uploaded_before: 'Este mismo archivo ya se subió. Di que lo quieres una vez más.',
  },
};
