import { doc, p, part, type SitePage } from '../build.ts';
import { WHAT_IT_TAKES } from './how-schools.ts';

export const request: SitePage = {
  path: '/request',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'Bring us to your school',
    description:
      'Tell us which school it is and who you are. A person reads every request and answers by email.',
    body: doc(
      p('Parents, teachers and school offices can ask. It costs the school nothing to ask.'),
      ...WHAT_IT_TAKES.en,
      part('requestForm'),
    ),
  },
  es: {
    title: 'Llévanos a tu escuela',
    description:
      'Dinos qué escuela es y quién eres. Una persona lee cada solicitud y responde por correo.',
    body: doc(
      p(
        'Pueden pedirlo familias, maestros y oficinas escolares. Preguntar no le cuesta nada a la escuela.',
      ),
      ...WHAT_IT_TAKES.es,
      part('requestForm'),
    ),
  },
};
