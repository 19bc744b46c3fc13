import { button, callout, doc, faq, h, linkList, p, part, type SitePage } from '../build.ts';

export const howParents: SitePage = {
  path: '/how-it-works-for-parents',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'How it works',
    description:
      'From the first child to the first bite: add who eats, fill the week, and let us do the rest. Signing up is free.',
    body: doc(
      button('Sign up, it is free', '/register'),
      button('For schools', '/how-it-works-for-schools'),
      h('1. Say who eats'),
      p(
        'Add each child with a school and a grade. Tell us once what must not be on the plate, and every meal is checked against it. You decide for each allergy or diet whether to avoid it strictly or where possible.',
      ),
      h('2. See a whole week on one page'),
      p(
        'Each child has a row, each school day a plate. A dashed plate is still empty. A day without school says why.',
      ),
      h('3. Choose a lunch'),
      p(
        'Tap a day and take a meal. Its options, sides and drinks unfold right there. What is not safe for your child is shown with the reason, and can’t be taken. Copy a lunch to a brother or sister, repeat last week, or let every week repeat itself.',
      ),
      h('4. Save, and that is it'),
      p(
        'You see what the week costs before you save: each lunch, any late fee, and what your credit covers. The calendar always says until when you can still change a day.',
      ),
      h('5. They open the box'),
      p('The kitchen cooks what you saved. It comes to school with your child’s name on it.'),
      callout(
        'good',
        p(
          '**Plans change.** Take a lunch off the calendar until its cut-off. If the school closes a day, the order is canceled for you and what you paid comes back as credit.',
        ),
      ),
      part('cutOffs'),
      h('Questions parents ask first'),
      faq(
        'Do I have to order every day?',
        p('No. There is no subscription. Order the days you want, for the children you want.'),
      ),
      faq(
        'What if I forget?',
        p(
          'We remind you before the week closes. Turn on repeat, and a week that you forget is filled like the one before, as far as the menu has it and it is safe.',
        ),
      ),
      faq(
        'How do I pay?',
        p('With a card, with credit, or with a gift card. Your credit is always used first.'),
      ),
      h('Is my school in?'),
      part('schoolSearch'),
    ),
    links: linkList(
      '[Questions that families ask](/faqs)',
      '[What it costs, and what credit is](/terms)',
      '[Give a lunch](/gift/cards)',
    ),
  },
  es: {
    title: 'Cómo funciona',
    description:
      'Del primer niño al primer bocado: di quién come, llena la semana y deja que nosotros hagamos el resto. Crear tu cuenta es gratis.',
    body: doc(
      button('Crea tu cuenta, es gratis', '/register'),
      button('Para escuelas', '/how-it-works-for-schools'),
      h('1. Di quién come'),
      p(
        'Agrega a cada niño con su escuela y su grado. Dinos una sola vez qué no debe estar en el plato, y cada comida se revisa. Para cada alergia o dieta decides si se evita estrictamente o cuando sea posible.',
      ),
      h('2. Mira la semana entera en una página'),
      p(
        'Cada niño tiene una fila y cada día de clases un plato. Un plato punteado todavía está vacío. Un día sin clases dice por qué.',
      ),
      h('3. Elige un almuerzo'),
      p(
        'Toca un día y elige una comida. Sus opciones, acompañamientos y bebidas se abren ahí mismo. Lo que no es seguro para tu hijo se muestra con la razón y no se puede elegir. Copia un almuerzo a un hermano, repite la semana pasada o deja que cada semana se repita sola.',
      ),
      h('4. Guarda, y listo'),
      p(
        'Antes de guardar ves cuánto cuesta la semana: cada almuerzo, el recargo por pedido tardío si lo hay y lo que cubre tu crédito. El calendario siempre dice hasta cuándo puedes cambiar un día.',
      ),
      h('5. Abren la caja'),
      p('La cocina prepara lo que guardaste. Llega a la escuela con el nombre de tu hijo.'),
      callout(
        'good',
        p(
          '**Los planes cambian.** Quita un almuerzo del calendario hasta su hora límite. Si la escuela cierra un día, el pedido se cancela por ti y lo que pagaste vuelve como crédito.',
        ),
      ),
      part('cutOffs'),
      h('Lo primero que preguntan las familias'),
      faq(
        '¿Tengo que pedir todos los días?',
        p('No. No hay suscripción. Pide los días que quieras, para los niños que quieras.'),
      ),
      faq(
        '¿Y si se me olvida?',
        p(
          'Te recordamos antes de que cierre la semana. Activa la repetición, y una semana que olvides se llena como la anterior, hasta donde el menú lo tenga y sea seguro.',
        ),
      ),
      faq(
        '¿Cómo pago?',
        p(
          'Con tarjeta, con crédito o con una tarjeta de regalo. Tu crédito siempre se usa primero.',
        ),
      ),
      h('¿Está mi escuela?'),
      part('schoolSearch'),
    ),
    links: linkList(
      '[Lo que preguntan las familias](/faqs)',
      '[Cuánto cuesta y qué es el crédito](/terms)',
      '[Regala un almuerzo](/gift/cards)',
    ),
  },
};
