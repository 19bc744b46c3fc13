import { button, cards, doc, h, p, type SitePage } from '../build.ts';

export const giftCards: SitePage = {
  path: '/gift/cards',
  kind: 'gift',
  daysAgo: 60,
  en: {
    title: 'Give a lunch',
    description: 'A gift card pays for any school lunch, any time. We email it, ready to print.',
    body: doc(
      h('How it works'),
      cards(
        [
          h('Choose an amount', 2),
          p('Pick one of ours or type your own, for one card or several. Add a few kind words.'),
        ],
        [
          h('We email it', 2),
          p('Straight to the person it’s for, or to you, ready to print. You get the receipt.'),
        ],
        [
          h('They eat', 2),
          p(
            'The code turns into credit in their account and pays for the next school lunches. It never expires.',
          ),
        ],
      ),
      button('Redeem a code', '/gift/redeem'),
      button('Treat a teacher', '/gift/teacher-lunch'),
    ),
  },
  es: {
    title: 'Regala un almuerzo',
    description:
      'Una tarjeta de regalo paga cualquier almuerzo escolar, en cualquier momento. La enviamos por correo, lista para imprimir.',
    body: doc(
      h('Cómo funciona'),
      cards(
        [
          h('Elige un monto', 2),
          p(
            'Uno de los nuestros o el tuyo, para una tarjeta o varias. Cada una lleva tus palabras.',
          ),
        ],
        [
          h('La mandamos por correo', 2),
          p('A quien la recibe, o a ti, lista para imprimir. El recibo te llega a ti.'),
        ],
        [
          h('A comer', 2),
          p(
            'El código se vuelve crédito en su cuenta y paga los próximos almuerzos escolares. No tiene fecha límite.',
          ),
        ],
      ),
      button('Canjear un código', '/gift/redeem'),
      button('Invitar a un maestro', '/gift/teacher-lunch'),
    ),
  },
};

export const teacherLunch: SitePage = {
  path: '/gift/teacher-lunch',
  kind: 'gift',
  daysAgo: 60,
  en: {
    title: 'Treat a teacher to lunch',
    description: 'Say thank you with a lunch at school. We email the teacher for you.',
    body: doc(
      h('How it works'),
      cards(
        [h('Choose the school', 2), p('Tell us how many lunches, and who you want to thank.')],
        [
          h('We email the teacher', 2),
          p('With your message. If you don’t have an address, we email it to you, ready to print.'),
        ],
        [
          h('They choose a lunch', 2),
          p('The code turns into credit that pays for lunches at school. It never expires.'),
        ],
      ),
      button('Redeem a code', '/gift/redeem'),
      button('Buy a gift card', '/gift/cards'),
    ),
  },
  es: {
    title: 'Invita a un maestro a almorzar',
    description: 'Da las gracias con un almuerzo en la escuela. Nosotros le escribimos al maestro.',
    body: doc(
      h('Cómo funciona'),
      cards(
        [h('Elige la escuela', 2), p('Di cuántos almuerzos y a quién quieres dar las gracias.')],
        [
          h('Le escribimos al maestro', 2),
          p('Con tu mensaje. Sin su correo, te lo mandamos a ti, listo para imprimir.'),
        ],
        [
          h('Elige su almuerzo', 2),
          p('El código se vuelve crédito que paga almuerzos en la escuela. No tiene fecha límite.'),
        ],
      ),
      button('Canjear un código', '/gift/redeem'),
      button('Comprar una tarjeta de regalo', '/gift/cards'),
    ),
  },
};
