import { button, doc, h, ol, p, part, type SitePage } from '../build.ts';

/** From the first word to the first lunch, beside the form. */
export const WHAT_IT_TAKES = {
  en: [
    h('What it takes'),
    ol(
      'Ask us with this form. A person answers.',
      'We agree on grades, lunch periods and where lunches arrive.',
      'Families sign up on their own. You invite the colleagues who need access.',
    ),
  ],
  es: [
    h('Lo que hace falta'),
    ol(
      'Pídenoslo con este formulario. Te responde una persona.',
      'Acordamos los grados, los turnos de almuerzo y dónde llegan los almuerzos.',
      'Las familias crean su cuenta. Tú invitas a los colegas que necesitan acceso.',
    ),
  ],
};

export const howSchools: SitePage = {
  path: '/how-it-works-for-schools',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'Lunch for your school, without the paperwork',
    description:
      'Families choose and pay at home, kitchens nearby cook. You get bags with names on them, and one page in the morning that says who eats and who must not eat what.',
    body: doc(
      button('Request it for your school', '/request'),
      h('1. See the morning on one page'),
      p(
        'How many lunches come, by grade and by meal. Strict allergies at the table, by name, always first. And who is new, who has no grade or room yet, and what changed since yesterday.',
      ),
      h('2. Print what you need'),
      p(
        'Luncher lists by grade, room or name, for a day or a week: on paper, as PDF or as CSV. A label for every bag, on the sheets you have. When an order changes later, print only what changed.',
      ),
      h('3. Hand out by class'),
      p(
        'A tablet shows each class. Scan or tap: handed over, not here, or a problem. It keeps going when the network does not.',
      ),
      h('4. Close a day once'),
      p(
        'A day off, an early dismissal, a class trip: choose the days and the grades. Before you save, you see which orders it affects and how much goes back to families. They hear from us, once.',
      ),
      h('5. Collect nothing'),
      p(
        'Families pay with a card or with credit. No cash, no slips, no lists to type. What a family asks about an order comes to us.',
      ),
      ...WHAT_IT_TAKES.en,
      part('requestForm'),
    ),
  },
  es: {
    title: 'Almuerzo para tu escuela, sin papeleo',
    description:
      'Las familias eligen y pagan en casa, cocinas cercanas preparan. Tú recibes bolsas con nombre, y por la mañana una página que dice quién come y quién no debe comer qué.',
    body: doc(
      button('Pídelo para tu escuela', '/request'),
      h('1. Mira la mañana en una página'),
      p(
        'Cuántos almuerzos llegan, por grado y por comida. Las alergias estrictas, por nombre y siempre primero. Y quién es nuevo, a quién le falta grado o salón, y qué cambió desde ayer.',
      ),
      h('2. Imprime lo que necesitas'),
      p(
        'Listas por grado, salón o nombre, de un día o de una semana: en papel, en PDF o en CSV. Una etiqueta para cada bolsa, en las hojas que ya tienes. Si un pedido cambia después, imprime solo lo que cambió.',
      ),
      h('3. Entrega por clase'),
      p(
        'Una tableta muestra cada clase. Escanea o toca: entregado, ausente o un problema. Sigue funcionando aunque no haya red.',
      ),
      h('4. Cierra un día una sola vez'),
      p(
        'Un día libre, una salida temprana, una excursión: elige los días y los grados. Antes de guardar ves qué pedidos afecta y cuánto vuelve a las familias. Nosotros les avisamos, una sola vez.',
      ),
      h('5. Nada que cobrar'),
      p(
        'Las familias pagan con tarjeta o con crédito. Sin efectivo, sin papelitos, sin listas que escribir. Lo que una familia pregunta sobre un pedido nos llega a nosotros.',
      ),
      ...WHAT_IT_TAKES.es,
      part('requestForm'),
    ),
  },
};
