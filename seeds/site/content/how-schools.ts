import { cards, doc, h, ol, p, part, type SitePage, ul } from '../build.ts';

export const howSchools: SitePage = {
  path: '/how-it-works-for-schools',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'How it works for schools',
    description:
      'One page in the morning says who eats, who must not eat what, what is missing and what changed. No cash, no lists to type.',
    body: doc(
      h('Your morning, on one page'),
      ul(
        'How many lunches come, by grade and by meal.',
        'Strict allergies at the table, by name, always first.',
        'Who is new, who has no grade or room yet, and what changed since yesterday.',
      ),
      h('What you print'),
      cards(
        [
          h('Luncher lists', 2),
          p('By grade, room or name, for a day or a week. On paper, as PDF or as CSV.'),
        ],
        [
          h('Labels', 2),
          p(
            'One for each bag, on the sheets you have. When an order changes later, print only what changed.',
          ),
        ],
        [
          h('Hand-out', 2),
          p('A tablet shows each class. Scan or tap: handed over, not here, or a problem.'),
        ],
      ),
      h('Closing a day'),
      p(
        'A day off, an early dismissal, a class trip: choose the days and the grades. Before you save, you see which orders it affects and how much goes back to families. They hear from us, once.',
      ),
      h('What it takes'),
      ol(
        'Ask us with the form below. A person answers.',
        'We agree on grades, lunch periods and where lunches arrive.',
        'Families sign up on their own. You invite the colleagues who need access.',
      ),
      part('requestForm'),
    ),
  },
  es: {
    title: 'Cómo funciona para escuelas',
    description:
      'Una página por la mañana dice quién come, quién no debe comer qué, qué falta y qué cambió. Sin efectivo ni listas que escribir.',
    body: doc(
      h('Tu mañana, en una página'),
      ul(
        'Cuántos almuerzos llegan, por grado y por comida.',
        'Las alergias estrictas, por nombre y siempre primero.',
        'Quién es nuevo, a quién le falta grado o salón, y qué cambió desde ayer.',
      ),
      h('Lo que imprimes'),
      cards(
        [
          h('Listas', 2),
          p('Por grado, salón o nombre, de un día o de una semana. En papel, en PDF o en CSV.'),
        ],
        [
          h('Etiquetas', 2),
          p(
            'Una para cada bolsa, en las hojas que ya tienes. Si un pedido cambia después, imprime solo lo que cambió.',
          ),
        ],
        [
          h('Entrega', 2),
          p('Una tableta muestra cada clase. Escanea o toca: entregado, ausente o un problema.'),
        ],
      ),
      h('Cerrar un día'),
      p(
        'Un día libre, una salida temprana, una excursión: elige los días y los grados. Antes de guardar ves qué pedidos afecta y cuánto vuelve a las familias. Nosotros les avisamos, una sola vez.',
      ),
      h('Lo que hace falta'),
      ol(
        'Pídenoslo con el formulario de abajo. Te responde una persona.',
        'Acordamos los grados, los turnos de almuerzo y dónde llegan los almuerzos.',
        'Las familias crean su cuenta. Tú invitas a los colegas que necesitan acceso.',
      ),
      part('requestForm'),
    ),
  },
};
