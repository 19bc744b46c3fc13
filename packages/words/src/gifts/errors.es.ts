import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    refund_instead: 'Estos códigos se pagaron. Reembolsa el pago y dejarán de funcionar.',
  },
  field: {
    unknown_code: 'No reconocemos este código. Compáralo con tu correo, carácter por carácter.',
    code_unusable: 'Este código no se puede usar.',
    code_yours: 'Ya canjeaste este código. Está en tu crédito.',
    code_own_set: 'Tú creaste o aprobaste estos códigos. Son para otras personas.',
    codes_redeemed: 'Ya se canjeó un código de este regalo, así que no se puede reembolsar.',
    refund_whole: 'Un regalo solo se puede reembolsar completo.',
  },
};
