import { cards, doc, h, p, part, type SitePage, ul } from '../build.ts';

export const careersPage: SitePage = {
  path: '/careers-page',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'Work that ends with “what’s for lunch?”',
    description:
      'We look for people who like exact work with a result you can see: a child who gets the right lunch, on time.',
    body: doc(
      p(
        'Our day has a hard edge: lunch is at lunchtime. Each job below says where and when it is done, what you would do and what we look for.',
      ),
      h('How we work'),
      cards(
        [h('We plan', 2), p('Menus weeks ahead, counts the day before.')],
        [h('We check twice', 2), p('Counts and strict allergies, before anything is handed out.')],
        [h('We speak up early', 2), p('What went wrong is told the same day.')],
      ),
    ),
  },
  es: {
    title: 'Un trabajo que termina en “¿qué hay de almuerzo?”',
    description:
      'Buscamos personas a quienes les guste el trabajo exacto con un resultado a la vista: un niño que recibe a tiempo el almuerzo correcto.',
    body: doc(
      p(
        'Nuestro día no admite demoras: el almuerzo es a la hora del almuerzo. Cada puesto dice dónde y cuándo se trabaja, qué harías y qué buscamos.',
      ),
      h('Cómo trabajamos'),
      cards(
        [
          h('Planeamos', 2),
          p('Los menús con semanas de anticipación, las cuentas el día anterior.'),
        ],
        [
          h('Revisamos dos veces', 2),
          p('Las cuentas y las alergias estrictas, antes de entregar nada.'),
        ],
        [h('Avisamos pronto', 2), p('Lo que salió mal se cuenta el mismo día.')],
      ),
    ),
  },
};

export const jobs: readonly SitePage[] = [
  {
    path: '/careers-page/brand-ambassador',
    kind: 'job',
    daysAgo: 20,
    en: {
      title: 'Brand ambassador',
      description:
        'You are our face at a few schools: you bring lunches in, and you notice what could be better.',
      job: {
        team: 'Schools and kitchens',
        place: 'On site, at schools',
        hours: 'Part time, around lunch',
        pay: 'Paid by the hour',
        start: '',
      },
      body: doc(
        h('What you do'),
        ul(
          'Meet the kitchens’ deliveries and bring lunches to the right place at school.',
          'Check counts and strict allergies before anything is handed out.',
          'Tell the team what went wrong, the same day.',
        ),
        h('What we look for'),
        ul('You are on time, calm and exact.', 'You like children, and schools like you.'),
        part('jobForm'),
      ),
    },
    es: {
      title: 'Representante en escuelas',
      description:
        'Eres nuestra cara en algunas escuelas: llevas los almuerzos y notas qué se puede mejorar.',
      job: {
        team: 'Escuelas y cocinas',
        place: 'En las escuelas',
        hours: 'Medio tiempo, a la hora del almuerzo',
        pay: 'Pago por hora',
        start: '',
      },
      body: doc(
        h('Qué haces'),
        ul(
          'Recibes las entregas de las cocinas y llevas los almuerzos al lugar correcto de la escuela.',
          'Revisas las cuentas y las alergias estrictas antes de entregar nada.',
          'Le cuentas al equipo qué salió mal, el mismo día.',
        ),
        h('Qué buscamos'),
        ul(
          'Eres puntual, tranquilo y exacto.',
          'Te gustan los niños y a las escuelas les gustas tú.',
        ),
        part('jobForm'),
      ),
    },
  },
  {
    path: '/careers-page/customer-support',
    kind: 'job',
    daysAgo: 12,
    en: {
      title: 'Customer support, Spanish and English',
      description:
        'You answer families and schools in both languages, and you solve what they ask in one go.',
      job: {
        team: 'Families',
        place: 'From home',
        hours: 'Full time',
        pay: 'Salary',
        start: '',
      },
      body: doc(
        h('What you do'),
        ul(
          'Answer questions about orders, money and allergies.',
          'Put things right: add a lunch, give credit, explain a charge.',
          'Write down what keeps coming up, so we can fix it.',
        ),
        h('What we look for'),
        ul('You write warmly and briefly in Spanish and English.', 'You read numbers with care.'),
        part('jobForm'),
      ),
    },
    es: {
      title: 'Atención a familias, español e inglés',
      description:
        'Respondes a familias y escuelas en los dos idiomas y resuelves lo que piden de una vez.',
      job: {
        team: 'Familias',
        place: 'Desde casa',
        hours: 'Tiempo completo',
        pay: 'Salario',
        start: '',
      },
      body: doc(
        h('Qué haces'),
        ul(
          'Respondes preguntas sobre pedidos, dinero y alergias.',
          'Arreglas lo que haga falta: agregas un almuerzo, das crédito, explicas un cobro.',
          'Anotas lo que se repite, para que lo mejoremos.',
        ),
        h('Qué buscamos'),
        ul(
          'Escribes con calidez y brevedad en español y en inglés.',
          'Lees los números con cuidado.',
        ),
        part('jobForm'),
      ),
    },
  },
  {
    path: '/careers-page/menu-planner',
    kind: 'job',
    daysAgo: 5,
    en: {
      title: 'Menu planner',
      description:
        'You decide with kitchens what is offered where, and you keep every item’s facts true.',
      job: {
        team: 'Schools and kitchens',
        place: 'From home and in kitchens',
        hours: 'Full time',
        pay: 'Salary',
        start: '',
      },
      body: doc(
        h('What you do'),
        ul(
          'Build menus for schools and grades, week by week.',
          'Keep allergens, diets, prices and pictures of each item up to date.',
          'Read what families like and leave, and act on it.',
        ),
        h('What we look for'),
        ul('You know food and school lunch.', 'You never guess about an allergen.'),
        part('jobForm'),
      ),
    },
    es: {
      title: 'Planificación de menús',
      description:
        'Decides con las cocinas qué se ofrece y dónde, y mantienes ciertos los datos de cada plato.',
      job: {
        team: 'Escuelas y cocinas',
        place: 'Desde casa y en cocinas',
        hours: 'Tiempo completo',
        pay: 'Salario',
        start: '',
      },
      body: doc(
        h('Qué haces'),
        ul(
          'Armas los menús por escuela y grado, semana por semana.',
          'Mantienes al día los alérgenos, las dietas, los precios y las imágenes de cada plato.',
          'Lees lo que gusta y lo que se queda en el plato, y actúas.',
        ),
        h('Qué buscamos'),
        ul('Conoces la comida y el almuerzo escolar.', 'Nunca adivinas sobre un alérgeno.'),
        part('jobForm'),
      ),
    },
  },
];
