import { button, card, cardsOf, doc, h, hero, p, type SitePage, section, ul } from '../build.ts';

/** The start page. Its head is the page's title and description, with the school search below. */
export const home: SitePage = {
  path: '/',
  kind: 'home',
  daysAgo: 60,
  en: {
    title: 'Lunch is sorted in two taps.',
    description:
      'Choose a school lunch for each of your kids, day by day, from kitchens nearby. We bring it to school.',
    body: doc(
      hero(
        'A lunch tray with a compartment for every school day: pizza, tacos, an empty plate, a bento box and spaghetti',
        p('[Sign up, it is free](/register) No subscription. No deposit.'),
      ),
      section(
        'favorites',
        h('What the kids ate up this week'),
        p('Based on thumbs from {families} families in the last seven days.'),
      ),
      section(
        'steps',
        h('Ten minutes on Sunday, lunch all week'),
        cardsOf(
          card(
            {
              drawing: 'children',
              alt: 'Two children: Mia, grade 3, no peanuts, and Leo, grade 1, vegetarian',
            },
            h('Say who eats', 2),
            p(
              'Each child has a school, a grade and a color of their own. Tell us once what must never be on the plate.',
            ),
          ),
          card(
            {
              drawing: 'week',
              alt: 'A week of lunches: a row for Mia and one for Leo, five days each, and one day still to be chosen',
            },
            h('Fill the week', 2),
            p(
              'Every child has a row, every school day a plate. Tap a day, pick a meal. Sides and drinks open right there, and a good week can repeat itself.',
            ),
            button('See it step by step', '/how-it-works-for-parents'),
          ),
          card(
            {
              drawing: 'label',
              alt: 'A lunch with a printed label: no peanuts, Mia, two chicken tacos',
            },
            h('They open the box', 2),
            p(
              'The kitchen cooks what you saved. It comes to school sorted by class, with a name on it.',
            ),
          ),
        ),
      ),
      section(
        'allergies',
        h('If it isn’t safe for your child, it can’t be ordered.'),
        p(
          'Not on the calendar, not by repeat, not by a copy from a sibling, not by us on the phone. And “no one has checked” counts as not safe.',
        ),
        ul(
          'Every meal, side and option is checked against every child, each time.',
          'When the food changes, we recheck what is already ordered.',
          'The label says it first, in a black bar, in the kitchen and in class.',
        ),
      ),
      section(
        'audiences',
        cardsOf(
          card(
            { drawing: 'phone', alt: 'A week of lunches on a phone' },
            h('For parents', 2),
            p(
              'One hand, one phone, on a Sunday night. Copy from a sibling, repeat last week, or tap five plates.',
            ),
            button('How it works', '/how-it-works-for-parents'),
          ),
          card(
            { drawing: 'labels', alt: 'Printed labels of lunches, the strict allergy first' },
            h('For schools', 2),
            p(
              'No cash, no lists to type. Labels print by class, closures go in once, and families hear from us.',
            ),
            button('For schools', '/how-it-works-for-schools'),
          ),
          card(
            { drawing: 'counts', alt: 'Counts of a day: 128 tacos, 64 burritos, 41 quesadillas' },
            h('For kitchens', 2),
            p('Counts that are final before the day. Cook exactly that, and hand it over.'),
            button('For kitchens', '/for-vendors'),
          ),
        ),
      ),
      section(
        'prices',
        h('The price on the plate is the price.'),
        p(
          'On the menus for the coming weeks, a meal costs {prices}. You see the total before you save. There is no fee for delivery, for joining or for leaving.',
        ),
        cardsOf(
          card(
            {},
            h('When you pay', 2),
            p(
              'Once a week for the whole family, on the Monday of that week. Anything you add later is charged when its day closes.',
            ),
          ),
          card(
            {},
            h('A late choice', 2),
            p(
              '{late_fee} more for a meal you add after the week has closed. Taking one off is always free.',
            ),
          ),
          card(
            {},
            h('Your credit', 2),
            p('What is canceled in time is yours again, and pays for your next lunches first.'),
          ),
        ),
      ),
      section(
        'promises',
        h('And when things go wrong?'),
        p('They do. This is what happens then, without a call.'),
        cardsOf(
          card(
            { drawing: 'pumpkin-soup' },
            h('Snow day', 2),
            p(
              'The school closes the day, the order is canceled, and what you paid comes back as credit.',
            ),
          ),
          card(
            { drawing: 'chicken-noodle-soup' },
            h('Home sick', 2),
            p('Take a day off the calendar until its cut-off. Nothing to explain.'),
          ),
          card(
            { drawing: 'margherita-pizza' },
            h('The kitchen swaps a dish', 2),
            p(
              'You hear from us. Keep the new one, pick another, or take the credit. If it is not safe for your child, it is off.',
            ),
          ),
          card(
            { drawing: 'apple' },
            h('You forgot', 2),
            p('A reminder tells you before the week closes, while there is still time to fill it.'),
          ),
        ),
      ),
      section('closing', h('Who is hungry on Monday?'), p('It takes two minutes to sign up.')),
    ),
  },
  es: {
    title: 'El almuerzo, listo en dos toques.',
    description:
      'Elige el almuerzo escolar de cada uno de tus hijos, día por día, de cocinas cercanas. Lo llevamos a la escuela.',
    body: doc(
      hero(
        'Una bandeja con un compartimento para cada día de clases: pizza, tacos, un plato vacío, un bento y espaguetis',
        p('[Crea tu cuenta, es gratis](/register) Sin suscripción. Sin depósito.'),
      ),
      section(
        'favorites',
        h('Lo que más gustó esta semana'),
        p('Según los pulgares que dieron {families} familias en los últimos siete días.'),
      ),
      section(
        'steps',
        h('Diez minutos el domingo, almuerzo toda la semana'),
        cardsOf(
          card(
            {
              drawing: 'children',
              alt: 'Dos niños: Mia, grado 3, sin cacahuate, y Leo, grado 1, vegetariano',
            },
            h('Di quién come', 2),
            p(
              'Cada niño con su escuela, su grado y un color propio. Di una sola vez lo que nunca debe estar en el plato.',
            ),
          ),
          card(
            {
              drawing: 'week',
              alt: 'Una semana de almuerzos: una fila para Mia y otra para Leo, cinco días cada una, y un día por elegir',
            },
            h('Llena la semana', 2),
            p(
              'Cada niño tiene una fila y cada día de clases un plato. Toca un día y elige una comida. Los acompañamientos se abren ahí mismo, y una buena semana se puede repetir sola.',
            ),
            button('Míralo paso a paso', '/how-it-works-for-parents'),
          ),
          card(
            {
              drawing: 'label',
              alt: 'Un almuerzo con su etiqueta: sin cacahuate, Mia, dos tacos de pollo',
            },
            h('Abren la caja', 2),
            p(
              'La cocina prepara lo que guardaste. Llega a la escuela ordenado por clase y con un nombre.',
            ),
          ),
        ),
      ),
      section(
        'allergies',
        h('Si no es seguro para tu hijo, no se puede pedir.'),
        p(
          'Ni en el calendario, ni al repetir, ni al copiar de un hermano, ni por teléfono con nosotros. Y “nadie lo ha verificado” cuenta como no seguro.',
        ),
        ul(
          'Cada comida, acompañamiento y opción se revisa para cada niño, cada vez.',
          'Cuando la comida cambia, volvemos a revisar lo que ya está pedido.',
          'La etiqueta lo dice primero, en una barra negra, en la cocina y en clase.',
        ),
      ),
      section(
        'audiences',
        cardsOf(
          card(
            { drawing: 'phone', alt: 'Una semana de almuerzos en un teléfono' },
            h('Para familias', 2),
            p(
              'Una mano, un teléfono, un domingo por la noche. Copia de un hermano, repite la semana pasada o toca cinco platos.',
            ),
            button('Cómo funciona', '/how-it-works-for-parents'),
          ),
          card(
            {
              drawing: 'labels',
              alt: 'Etiquetas impresas de almuerzos, con la alergia estricta primero',
            },
            h('Para escuelas', 2),
            p(
              'Sin efectivo ni listas que escribir. Las etiquetas salen por clase, los cierres se anotan una vez y nosotros avisamos a las familias.',
            ),
            button('Para escuelas', '/how-it-works-for-schools'),
          ),
          card(
            {
              drawing: 'counts',
              alt: 'Las cuentas de un día: 128 tacos, 64 burritos, 41 quesadillas',
            },
            h('Para cocinas', 2),
            p('Cantidades definitivas antes del día. Cocina exactamente eso y entrégalo.'),
            button('Para cocinas', '/for-vendors'),
          ),
        ),
      ),
      section(
        'prices',
        h('El precio del plato es el precio.'),
        p(
          'En los menús de las próximas semanas una comida cuesta {prices}. Ves el total antes de guardar. No se cobra por la entrega, ni por unirte, ni por irte.',
        ),
        cardsOf(
          card(
            {},
            h('Cuándo pagas', 2),
            p(
              'Una vez por semana para toda la familia, el lunes de esa semana. Lo que agregas después, cuando cierra su día.',
            ),
          ),
          card(
            {},
            h('Si eliges tarde', 2),
            p(
              '{late_fee} más por una comida que agregas cuando la semana ya cerró. Quitar una nunca cuesta.',
            ),
          ),
          card(
            {},
            h('Tu crédito', 2),
            p(
              'Lo que se cancela a tiempo vuelve a ser tuyo y paga primero tus próximos almuerzos.',
            ),
          ),
        ),
      ),
      section(
        'promises',
        h('¿Y cuando algo sale mal?'),
        p('Pasa. Esto es lo que ocurre entonces, sin una llamada.'),
        cardsOf(
          card(
            { drawing: 'pumpkin-soup' },
            h('Día de nieve', 2),
            p(
              'La escuela cierra el día, el pedido se cancela y lo que pagaste vuelve como crédito.',
            ),
          ),
          card(
            { drawing: 'chicken-noodle-soup' },
            h('Enfermo en casa', 2),
            p('Quita un día del calendario hasta su hora límite. Sin explicaciones.'),
          ),
          card(
            { drawing: 'margherita-pizza' },
            h('La cocina cambia un plato', 2),
            p(
              'Te avisamos. Quédate con el nuevo, elige otro o recibe el crédito. Si no es seguro para tu hijo, se quita.',
            ),
          ),
          card(
            { drawing: 'apple' },
            h('Se te olvidó', 2),
            p('Un recordatorio te avisa antes de que cierre la semana, cuando aún hay tiempo.'),
          ),
        ),
      ),
      section(
        'closing',
        h('¿Quién tiene hambre el lunes?'),
        p('Crear tu cuenta toma dos minutos.'),
      ),
    ),
  },
};
