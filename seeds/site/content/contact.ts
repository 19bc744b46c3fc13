import { doc, h, part, type SitePage, ul } from '../build.ts';

export const contactUs: SitePage = {
  path: '/contact-us',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'Talk to us',
    description:
      'Write to us about today’s lunch, an order, money or an allergy. A person answers, and the answer comes to your email.',
    body: doc(
      h('You may find your answer here'),
      ul(
        '**I missed the cut-off.** The calendar says which days you can still change, and when a late fee applies.',
        '**I don’t recognize a charge.** Every cent is listed by day and child in your account, under Billing.',
        '**We’re changing schools.** Change the school in your child’s profile. Before you save, you see which lunches are ordered at the old one.',
        '**More answers** are in the [FAQs](/faqs).',
      ),
      part('contactForm'),
    ),
  },
  es: {
    title: 'Habla con nosotros',
    description:
      'Escríbenos sobre el almuerzo de hoy, un pedido, dinero o una alergia. Responde una persona, y la respuesta llega a tu correo.',
    body: doc(
      h('Quizá la respuesta está aquí'),
      ul(
        '**Se me pasó la hora límite.** El calendario dice qué días todavía puedes cambiar y cuándo hay un recargo por pedido tardío.',
        '**No reconozco un cobro.** Cada centavo está en tu cuenta, por día y por niño, en Facturación.',
        '**Cambiamos de escuela.** Cámbiala en el perfil de tu hijo. Antes de guardar ves qué almuerzos están pedidos en la anterior.',
        '**Más respuestas** en las [preguntas frecuentes](/faqs).',
      ),
      part('contactForm'),
    ),
  },
};
