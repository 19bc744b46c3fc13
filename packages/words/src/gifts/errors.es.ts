import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    refund_instead: 'Estos códigos se pagaron. Reembolsa el pago y dejarán de valer.',
  },
  field: {
    unknown_code: 'No conocemos este código. Compáralo con tu correo, carácter por carácter.',
    code_unusable: 'Este código no se puede usar.',
    code_yours: 'Ya canjeaste este código. Es parte de tu crédito.',
    codes_redeemed: 'Ya se canjeó un código de este regalo, así que queda pagado.',
    refund_whole: 'Un regalo se reembolsa entero o no se reembolsa.',
  },
};
