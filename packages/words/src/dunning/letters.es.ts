import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  payment_failed: {
    subject: 'No pudimos cobrar a tu tarjeta: quedan {amount} por pagar',
    hello: 'Hola, {first}:',
    intro: 'Quedan {amount} por pagar de almuerzos y no pudimos cobrarlos a ninguna tarjeta.',
    intro_card:
      'Quedan {amount} por pagar de almuerzos y la tarjeta que termina en {card} no los pagó.',
    because: {
      no_card: 'En tu cuenta no hay ninguna tarjeta a la que cobrar.',
      authentication_required:
        'Tu banco quiere que lo confirmes antes de pagar. Paga una vez desde tu cuenta y confírmalo ahí.',
      insufficient_funds: 'El banco dice que la tarjeta no tiene dinero suficiente.',
      expired_card: 'El banco dice que la tarjeta está vencida.',
      declined: 'El banco la rechazó. A nosotros no nos dice más; a ti te lo dirá si lo llamas.',
    },
    next_try:
      'Puedes pagar ahora, con esta tarjeta o con otra. Si no, lo intentamos de nuevo el {day}.',
    blocked:
      'Lo que has pedido sigue pedido. Hasta que esto se pague, no se pueden agregar almuerzos en semanas nuevas y los pedidos repetidos se detienen.',
    grace:
      'Desde el {day}, los almuerzos sin pagar se cancelan antes de que la cocina los prepare.',
    grace_over: 'Los almuerzos sin pagar ya se cancelan antes de que la cocina los prepare.',
    button: 'Pagar ahora',
  },
  payment_suspended: {
    subject: 'Tu cuenta está en pausa hasta que se pague',
    paused:
      'Fue nuestro último intento, así que tu cuenta está en pausa. Todavía puedes entrar, ver lo que queda por pagar y pagarlo.',
    at_once: 'En cuanto se pague, todo vuelve a estar como antes.',
  },
  unpaid_warning: {
    subject:
      '{count, plural, one {Un almuerzo está por cancelarse} other {# almuerzos están por cancelarse}}',
    intro:
      'Todavía quedan {amount} por pagar. Si sigue así, {count, plural, one {este almuerzo se cancela antes de que la cocina lo prepare} other {estos almuerzos se cancelan antes de que la cocina los prepare}}:',
    how: 'Paga desde tu cuenta, con cualquier tarjeta, y llegan como los pediste.',
  },
  unpaid_cancelled: {
    subject:
      '{count, plural, one {Se canceló un almuerzo porque no se pagó} other {Se cancelaron # almuerzos porque no se pagaron}}',
    intro:
      '{count, plural, one {Se canceló este almuerzo. Prepáralo en casa, por favor} other {Se cancelaron estos almuerzos. Prepáralos en casa, por favor}}:',
    still: 'No debes nada por lo cancelado. Quedan {amount} de antes por pagar.',
    nothing: 'No debes nada por lo cancelado, y no queda nada más por pagar.',
    button: 'Ver tu cuenta por pagar',
  },
};
