import { button, cards, doc, h, p, type SitePage, ul } from '../build.ts';

export const about: SitePage = {
  path: '/about',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'About us',
    description:
      'School lunch that families choose, kitchens cook, and schools hand out by name. This is what we do and how we work.',
    body: doc(
      p(
        'Five lunches a week for every child, with every allergy, every early dismissal and every change of mind. That is a lot to keep in one head. We keep it in one place.',
      ),
      h('Four groups, one lunch'),
      cards(
        [
          h('Families', 2),
          p('See the whole week for every child and choose day by day, on a phone or a computer.'),
        ],
        [
          h('Schools', 2),
          p('Know who eats what, print lists and labels, and close a day without a phone call.'),
        ],
        [h('Kitchens', 2), p('Get exact counts for each day, with strict allergies by name.')],
        [
          h('Our team', 2),
          p('Looks after menus, money and questions, and answers when you write.'),
        ],
      ),
      h('What we hold ourselves to'),
      ul(
        '**Safe first.** A meal that is not safe for a child can’t be ordered for that child. What nobody has checked counts as not safe.',
        '**Your money stays yours.** When a lunch is canceled in time, what you paid comes back as credit, and you can see every cent of it.',
        '**Nothing is lost.** What you saved stays saved, and when something changes we tell you.',
      ),
      button('How it works for parents', '/how-it-works-for-parents'),
    ),
  },
  es: {
    title: 'Quiénes somos',
    description:
      'Almuerzo escolar que las familias eligen, las cocinas preparan y las escuelas entregan por nombre. Esto hacemos y así trabajamos.',
    body: doc(
      p(
        'Cinco almuerzos por semana para cada niño, con cada alergia, cada salida temprana y cada cambio de idea. Es mucho para una sola cabeza. Nosotros lo guardamos en un solo lugar.',
      ),
      h('Cuatro grupos, un almuerzo'),
      cards(
        [
          h('Familias', 2),
          p(
            'Ven la semana entera de cada niño y eligen día por día, en el teléfono o la computadora.',
          ),
        ],
        [
          h('Escuelas', 2),
          p('Saben quién come qué, imprimen listas y etiquetas y cierran un día sin una llamada.'),
        ],
        [
          h('Cocinas', 2),
          p('Reciben la cuenta exacta de cada día, con las alergias estrictas por nombre.'),
        ],
        [
          h('Nuestro equipo', 2),
          p('Cuida los menús, el dinero y las preguntas, y responde cuando escribes.'),
        ],
      ),
      h('A qué nos comprometemos'),
      ul(
        '**Primero, la seguridad.** Una comida que no es segura para un niño no se puede pedir para ese niño. Lo que nadie ha verificado cuenta como no seguro.',
        '**Tu dinero sigue siendo tuyo.** Cuando un almuerzo se cancela a tiempo, lo que pagaste vuelve como crédito, y ves cada centavo.',
        '**Nada se pierde.** Lo que guardaste queda guardado, y cuando algo cambia te avisamos.',
      ),
      button('Cómo funciona para familias', '/how-it-works-for-parents'),
    ),
  },
};
