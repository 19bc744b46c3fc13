import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  lunches_cancelled: {
    subject:
      '{count, plural, one {Se canceló un almuerzo} other {Se cancelaron # almuerzos}}: {why}',
    hello: 'Hola, {first}:',
    intro_closed:
      '{count, plural, one {Ese día no hay almuerzo, así que lo cancelamos} other {Esos días no hay almuerzo, así que cancelamos estos almuerzos}}.',
    intro: 'Tuvimos que cancelar {count, plural, one {este almuerzo} other {estos almuerzos}}.',
    why: 'Motivo: {because}',
    why_closed: 'Motivo: {because} ({reason})',
    lunch: '{luncher}: {item}',
    back_title: 'Lo que recuperas',
    credit: '{amount} como crédito en tu cuenta. Paga tus próximos almuerzos.',
    yay_bucks: '{amount} en yay bucks.',
    debt: '{amount} menos en lo que debes.',
    not_charged:
      '{count, plural, one {Todavía no se había cobrado, así que no hay nada que devolver} other {Todavía no se habían cobrado, así que no hay nada que devolver}}.',
    some_not_charged: 'Lo que todavía no se había cobrado no está incluido y ya no se cobrará.',
    button: 'Ver el calendario',
  },
};
