import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  payment_receipt: {
    subject: 'Tu recibo: {amount}',
    subject_funds: 'Tu recibo: pagado con tus fondos',
    hello: 'Hola, {first}:',
    intro: '¡Gracias! Tu pago se realizó. Esto es lo que pagaste.',
    intro_funds: 'Se pagó con tus fondos, así que no se cobró nada a tu tarjeta.',
    week: 'Semana del {monday}',
    lunches: '{count, plural, one {# almuerzo} other {# almuerzos}}',
    grab_and_go: '{count, plural, one {# almuerzo para llevar} other {# almuerzos para llevar}}',
    late_fees: 'Recargos por pedido tardío',
    discount: 'Descuento',
    credit: 'De tu crédito',
    from_yay_bucks: 'De tus yay bucks',
    yay_bucks: 'Yay bucks',
    bonus: 'Bono de nuestra parte',
    by_card: 'Pagado con {brand} terminada en {last4}',
    by_funds: 'Cobrado a tu tarjeta',
    button: 'Ver los detalles',
  },
};
