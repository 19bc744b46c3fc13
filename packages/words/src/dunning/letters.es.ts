import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  payment_failed: {
    subject: 'No pudimos cobrar a tu tarjeta: debes {amount}',
    hello: 'Hola, {first}:',
    intro: 'Debes {amount} por almuerzos y no pudimos cobrarlos a ninguna tarjeta.',
    intro_card:
      'Debes {amount} por almuerzos, pero falló el cobro a tu tarjeta terminada en {card}.',
    because: {
      no_card: 'En tu cuenta no hay ninguna tarjeta para cobrar.',
      authentication_required:
        'Tu banco necesita que confirmes el pago. Paga una vez desde tu cuenta y confírmalo ahí.',
      insufficient_funds: 'El banco dice que la tarjeta no tiene dinero suficiente.',
      expired_card: 'El banco dice que la tarjeta está vencida.',
      declined: 'El banco la rechazó sin decirnos por qué. Llámalo para averiguarlo.',
    },
    next_try:
      'Puedes pagar ahora, con esta tarjeta o con otra. Si no, lo intentaremos de nuevo el {day}.',
    blocked:
      'Lo que ya pediste se mantiene. Hasta que se pague, no puedes agregar almuerzos en semanas nuevas y los pedidos repetidos están en pausa.',
    grace:
      'Desde el {day}, los almuerzos sin pagar se cancelan antes de que la cocina los prepare.',
    grace_over: 'Los almuerzos sin pagar ya se cancelan antes de que la cocina los prepare.',
    button: 'Pagar ahora',
  },
  payment_suspended: {
    subject: 'Tu cuenta está en pausa hasta que pagues',
    paused:
      'Fue nuestro último intento, así que tu cuenta está en pausa. Todavía puedes iniciar sesión, ver lo que debes y pagarlo.',
    at_once: 'En cuanto pagues, todo vuelve a funcionar.',
  },
  unpaid_warning: {
    subject:
      '{count, plural, one {Un almuerzo está por cancelarse} other {# almuerzos están por cancelarse}}',
    intro:
      'Todavía debes {amount}. Si no se paga, {count, plural, one {este almuerzo se cancela antes de que la cocina lo prepare} other {estos almuerzos se cancelan antes de que la cocina los prepare}}:',
    how: 'Paga desde tu cuenta con cualquier tarjeta, y el almuerzo llega como lo pediste.',
  },
  unpaid_cancelled: {
    subject:
      '{count, plural, one {Se canceló un almuerzo porque no se pagó} other {Se cancelaron # almuerzos porque no se pagaron}}',
    intro:
      '{count, plural, one {Se canceló este almuerzo. Prepáralo en casa, por favor} other {Se cancelaron estos almuerzos. Prepáralos en casa, por favor}}:',
    still: 'No debes nada por lo cancelado. Todavía debes {amount} de antes.',
    nothing: 'No debes nada por lo cancelado, ni por nada más.',
    button: 'Ver tus pagos',
  },
};
