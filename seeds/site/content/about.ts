import { cards, doc, h, p, type SitePage } from '../build.ts';

export const about: SitePage = {
  path: '/about',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'About us',
    description:
      'School lunch that families choose, kitchens cook fresh, and schools hand out without a headache.',
    body: doc(
      p(
        'Five lunches a week, times every child, times every allergy, times every early dismissal.',
      ),
      h('What we do'),
      cards([h('For families', 2), p('Choose day by day, on a phone, until the cut-off.')]),
    ),
  },
  es: {
    title: 'Quiénes somos',
    description:
      'Almuerzo escolar que las familias eligen, las cocinas preparan fresco y las escuelas entregan sin complicaciones.',
    body: doc(
      p('Cinco almuerzos por semana, por cada niño, por cada alergia, por cada salida temprana.'),
    ),
  },
};
