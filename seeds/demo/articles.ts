import { doc, p, type SitePage } from '../site/build.ts';

/** News of the team's own, laid after the library: what is published keeps its picture. */
export const DEMO_ARTICLES: readonly SitePage[] = [
  {
    path: '/news/soup-week',
    kind: 'article',
    daysAgo: 6,
    en: {
      title: 'Soup week begins',
      description: 'Five soups in five days, each with a slice of bread.',
      topics: ['From the kitchens'],
      body: doc(p('From Monday on there is a soup every day, one of them without meat.')),
    },
    es: {
      title: 'Empieza la semana de sopas',
      description: 'Cinco sopas en cinco días, cada una con una rebanada de pan.',
      topics: ['Desde las cocinas'],
      body: doc(p('Desde el lunes hay una sopa distinta cada día, una de ellas sin carne.')),
    },
  },
];
