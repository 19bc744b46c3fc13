import { doc, h, p, type SitePage, ul } from '../build.ts';

export const terms: SitePage = {
  path: '/terms',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'Terms',
    description:
      'The rules between you and {product}: accounts, orders, cut-offs, money, allergies, and how each of us can end it.',
    body: doc(
      p('These terms apply when you use {product}. We wrote them to be read.'),
      h('Your account'),
      ul(
        'You must be an adult to have an account, and you order for children in your care.',
        'Keep your password to yourself. You are answerable for what is ordered with your account.',
        'Keep your children’s schools, grades and allergies up to date.',
      ),
      h('Orders'),
      ul(
        'An order counts once it is saved. Prices and fees are shown before you save, and the price of a saved lunch stays.',
        'You can change or cancel a lunch until the cut-off of its day. After that it is made for your child and can’t be given back.',
        'We may replace a dish or cancel a lunch when a kitchen can’t make it, when a school closes, or when it is not safe. Then you get back what you paid for it.',
      ),
      h('Money'),
      ul(
        'What is canceled in time comes back as credit. Credit pays for your next lunches by itself and is used before your card.',
        'If a payment fails, we tell you and try again. While something is unpaid, new weeks can be closed to you, and in the end your account can be suspended.',
        'Gift codes can be redeemed once. Promotion codes follow the rules that stand with them.',
      ),
      h('Allergies'),
      p(
        'We check each meal against what you tell us about your child and what kitchens tell us about their food. Kitchens handle many foods, and we can’t promise the absence of traces. If a trace is dangerous for your child, ask us and your doctor before you order.',
      ),
      h('What is not allowed'),
      ul(
        'Using somebody else’s account, getting around limits, or selling lunches.',
        'Attacking the service, or reading other people’s data.',
      ),
      h('Ending it'),
      p(
        'You can close your account at any time in your settings. We can suspend an account that breaks these terms. Lunches already locked are still made; lunches ahead are canceled.',
      ),
      h('Changes and questions'),
      p('When these terms change, we say so before the change counts. Questions: {info_mailbox}.'),
    ),
  },
  es: {
    title: 'Términos',
    description:
      'Las reglas entre tú y {product}: cuentas, pedidos, horas límite, dinero, alergias y cómo puede terminar cada parte.',
    body: doc(
      p('Estos términos valen cuando usas {product}. Los escribimos para que se lean.'),
      h('Tu cuenta'),
      ul(
        'Debes ser mayor de edad para tener una cuenta, y pides para niños a tu cargo.',
        'Guarda tu contraseña. Respondes por lo que se pide con tu cuenta.',
        'Mantén al día la escuela, el grado y las alergias de tus hijos.',
      ),
      h('Pedidos'),
      ul(
        'Un pedido vale desde que se guarda. Los precios y cargos se muestran antes, y el precio de un almuerzo guardado se mantiene.',
        'Puedes cambiar o cancelar un almuerzo hasta la hora límite de su día. Después está hecho para tu hijo y no se puede devolver.',
        'Podemos reemplazar un plato o cancelar un almuerzo cuando una cocina no puede prepararlo, cuando una escuela cierra o cuando no es seguro. Entonces recuperas lo que pagaste por él.',
      ),
      h('Dinero'),
      ul(
        'Lo que se cancela a tiempo vuelve como crédito. El crédito paga tus próximos almuerzos por sí solo y se usa antes que tu tarjeta.',
        'Si un pago falla, te avisamos y lo intentamos otra vez. Mientras algo esté sin pagar, las semanas nuevas pueden estar cerradas para ti y, al final, tu cuenta puede suspenderse.',
        'Un código de regalo se canjea una sola vez. Los códigos promocionales siguen las reglas que los acompañan.',
      ),
      h('Alergias'),
      p(
        'Revisamos cada comida con lo que nos dices de tu hijo y con lo que las cocinas nos dicen de su comida. Las cocinas manejan muchos alimentos y no podemos prometer que no haya trazas. Si una traza es peligrosa para tu hijo, pregúntanos a nosotros y a tu médico antes de pedir.',
      ),
      h('Lo que no se permite'),
      ul(
        'Usar la cuenta de otra persona, saltarse los límites o revender almuerzos.',
        'Atacar el servicio o leer datos de otras personas.',
      ),
      h('Cómo termina'),
      p(
        'Puedes cerrar tu cuenta cuando quieras, en tus ajustes. Podemos suspender una cuenta que no cumpla estos términos. Los almuerzos ya cerrados se preparan; los que faltan se cancelan.',
      ),
      h('Cambios y preguntas'),
      p(
        'Cuando estos términos cambien, lo diremos antes de que valgan. Preguntas: {info_mailbox}.',
      ),
    ),
  },
};
