import { button, type DocumentNode, doc, faq, h, p, part, type SitePage } from '../build.ts';

/** A question with the paragraphs of its answer. */
type Question = readonly [question: string, ...answer: string[]];
const questions = (...all: Question[]): DocumentNode[] =>
  all.map(([question, ...answer]) => faq(question, ...answer.map(p)));

export const faqs: SitePage = {
  path: '/faqs',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'FAQs',
    description:
      'Answers about ordering and cut-offs, allergies, paying and credit, schools and days off. If yours is missing, write to us.',
    body: doc(
      part('faqSearch'),
      h('Ordering and cut-offs'),
      ...questions(
        [
          'How late can I order?',
          'Each day has its own cut-off. The calendar shows it, with a countdown when it is near. After that the day is locked, because the kitchen already has the count.',
        ],
        [
          'Why is there a late fee?',
          'A lunch added after the week has closed is extra work for the kitchen. You always see the fee before you save. Taking a lunch off never costs a fee.',
        ],
        [
          'Can I change or cancel a lunch?',
          'Yes, until the cut-off of its day. What you paid comes back as credit.',
        ],
        [
          'Can a week repeat by itself?',
          'Yes. Turn on repeat, and a week that you have not filled is filled like the one before, where the menu has it and it is safe for your child.',
        ],
        [
          'Can I plan a whole month?',
          'Where your school’s menus are open that far ahead, monthly preorders show the month on one page.',
        ],
      ),
      h('Allergies and diets'),
      ...questions(
        [
          'How do you keep an allergic child safe?',
          'You say for each child what must not be on the plate. A meal, side or option that has it can’t be ordered for that child: not on the calendar, not by repeat, not by copying.',
        ],
        [
          'What does “strictly” mean?',
          '“Strictly” means we don’t let you order it. “Where possible” means we warn you, and you decide.',
        ],
        [
          'What if nobody has checked a meal?',
          'For a strict allergy, not checked counts as not safe.',
        ],
        [
          'What if a recipe changes after I ordered?',
          'We check every upcoming lunch again. If one is no longer safe, we cancel it, credit you, and let you know.',
        ],
        [
          'Is the kitchen free of allergens?',
          'Kitchens cook for many people. Talk to us and to your doctor if traces are a risk for your child.',
        ],
      ),
      h('Paying, credit and gifts'),
      ...questions(
        [
          'When is my card charged?',
          'Before you save, your week says when and how much. Credit is used first.',
        ],
        [
          'What is credit?',
          'Money we keep for you: from canceled lunches, gift cards, or what you paid ahead. It pays for your next lunches automatically.',
        ],
        [
          'How do I redeem a gift card?',
          'Sign in and enter the code on the page for [gift codes](/gift/redeem). The amount is added to your credit.',
        ],
        [
          'Where do I see what I paid?',
          'In your account, under Billing: every lunch, payment and refund, by day and child.',
        ],
      ),
      h('Schools and days off'),
      ...questions(
        [
          'Is my school in?',
          'Type its name on the [home page](/). If it is not there, [ask us](/request) to come.',
        ],
        [
          'What happens on a snow day?',
          'When the school closes the day, orders are canceled and what you paid comes back as credit. We send you a message.',
        ],
        [
          'My child is going on a class trip. What do I do?',
          'Nothing. The school closes the day for the grade, and the orders are canceled for you.',
        ],
        [
          'My child is sick. Can I cancel?',
          'Until the cut-off of the day, in the calendar. After that the lunch is cooked and can’t be given back.',
        ],
        [
          'What if we change schools or grades?',
          'Change it in your child’s profile. Before you save, you see what happens to lunches you already ordered.',
        ],
      ),
      button('Write to us', '/contact-us'),
    ),
  },
  es: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas sobre pedidos y horas límite, alergias, pagos y crédito, escuelas y días libres. Si falta la tuya, escríbenos.',
    body: doc(
      part('faqSearch'),
      h('Pedidos y horas límite'),
      ...questions(
        [
          '¿Hasta cuándo puedo pedir?',
          'Cada día tiene su hora límite. El calendario la muestra, con una cuenta regresiva cuando está cerca. Después el día queda cerrado, porque la cocina ya tiene la cuenta.',
        ],
        [
          '¿Por qué hay un recargo por pedido tardío?',
          'Un almuerzo que se agrega cuando la semana ya cerró le da más trabajo a la cocina. Siempre ves el cargo antes de guardar. Quitar un almuerzo nunca tiene cargo.',
        ],
        [
          '¿Puedo cambiar o cancelar un almuerzo?',
          'Sí, hasta la hora límite de su día. Lo que pagaste vuelve como crédito.',
        ],
        [
          '¿Puede una semana repetirse sola?',
          'Sí. Activa la repetición, y una semana que no llenaste se llena como la anterior, donde el menú lo tenga y sea seguro para tu hijo.',
        ],
        [
          '¿Puedo planear un mes entero?',
          'Donde los menús de tu escuela ya están abiertos, los pedidos del mes lo muestran en una sola página.',
        ],
      ),
      h('Alergias y dietas'),
      ...questions(
        [
          '¿Cómo cuidan a un niño con alergias?',
          'Tú dices para cada niño qué no debe estar en el plato. Una comida, un acompañamiento o una opción que lo tenga no se puede pedir para ese niño: ni en el calendario, ni al repetir, ni al copiar.',
        ],
        [
          '¿Qué significa “estrictamente”?',
          '“Estrictamente” significa que no dejamos pedir esa comida. “Cuando sea posible” significa que te avisamos y tú decides.',
        ],
        [
          '¿Y si nadie ha verificado una comida?',
          'Para una alergia estricta, no verificado cuenta como no seguro.',
        ],
        [
          '¿Y si una receta cambia después de mi pedido?',
          'Volvemos a revisar todos los almuerzos pedidos. El que ya no es seguro se retira, recibes el crédito y te avisamos.',
        ],
        [
          '¿Está la cocina libre de alérgenos?',
          'Las cocinas preparan comida para muchas personas. Habla con nosotros y con tu médico si las trazas son un riesgo para tu hijo.',
        ],
      ),
      h('Pagos, crédito y regalos'),
      ...questions(
        [
          '¿Cuándo se cobra a mi tarjeta?',
          'La semana te dice cuándo y cuánto antes de guardar. El crédito se usa primero.',
        ],
        [
          '¿Qué es el crédito?',
          'Dinero tuyo que guardamos: de almuerzos cancelados, de tarjetas de regalo o de lo que pagaste por adelantado. Con él se pagan tus próximos almuerzos automáticamente.',
        ],
        [
          '¿Cómo canjeo una tarjeta de regalo?',
          'Inicia sesión y escribe el código en la página de [códigos de regalo](/gift/redeem). El monto se suma a tu crédito.',
        ],
        [
          '¿Dónde veo lo que pagué?',
          'En tu cuenta, en Facturación: cada almuerzo, pago y devolución, por día y por niño.',
        ],
      ),
      h('Escuelas y días libres'),
      ...questions(
        [
          '¿Está mi escuela?',
          'Escribe su nombre en la [página de inicio](/). Si no está, [pídenos](/request) que lleguemos.',
        ],
        [
          '¿Qué pasa en un día de nieve?',
          'Cuando la escuela cierra el día, los pedidos se cancelan y lo que pagaste vuelve como crédito. Te enviamos un mensaje.',
        ],
        [
          'Mi hijo va de excursión. ¿Qué hago?',
          'Nada. La escuela cierra el día para el grado y los pedidos se cancelan por ti.',
        ],
        [
          'Mi hijo está enfermo. ¿Puedo cancelar?',
          'Hasta la hora límite del día, en el calendario. Después el almuerzo ya está preparado y no se puede devolver.',
        ],
        [
          '¿Y si cambiamos de escuela o de grado?',
          'Cámbialo en el perfil de tu hijo. Antes de guardar ves qué pasa con los almuerzos ya pedidos.',
        ],
      ),
      button('Escríbenos', '/contact-us'),
    ),
  },
};
