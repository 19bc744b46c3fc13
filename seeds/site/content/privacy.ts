import { doc, h, p, type SitePage, ul } from '../build.ts';

export const privacy: SitePage = {
  path: '/privacy',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'Privacy',
    description:
      'What {product} knows about you and your children, who sees it, how long it stays, and how to get it or have it erased.',
    body: doc(
      p('We ask for what a lunch needs, and no more. We do not sell data and show no advertising.'),
      h('What we keep'),
      ul(
        'About you: name, email, phone if you give one, language, how you sign in.',
        'About each child: name, school, grade, room, allergies and diets, and the lunches ordered.',
        'About money: what was charged and given back. Card numbers go straight to the payment service; we never see them.',
        'About use: requests and sign-ins, to keep accounts safe and to find faults.',
      ),
      h('Who sees it'),
      ul(
        'Your child’s school sees its own children: who eats, and strict allergies.',
        'Kitchens see counts, and names where a strict allergy must be packed apart.',
        'Our team sees what a person’s work needs, and it is on record who looked as you.',
      ),
      h('How long it stays'),
      p(
        'When you close your account, it can be brought back for a while. Then your name, your children and how to reach you are erased. What the law asks us to keep about money stays without your name.',
      ),
      h('What you can do'),
      ul(
        'Download everything we have about your family in your account.',
        'Change it, or erase a child who no longer eats with us.',
        'Close your account. Ask us anything at {info_mailbox}.',
      ),
      h('Cookies'),
      p(
        'We use cookies to keep you signed in, to remember your language and which messages you have closed. There are none of anybody else.',
      ),
      h('Children'),
      p(
        'Accounts are for adults. What we know about children comes from their parents and schools.',
      ),
    ),
  },
  es: {
    title: 'Privacidad',
    description:
      'Qué sabe {product} de ti y de tus hijos, quién lo ve, cuánto tiempo se guarda y cómo obtenerlo o borrarlo.',
    body: doc(
      p(
        'Pedimos lo que un almuerzo necesita, y nada más. No vendemos datos ni mostramos publicidad.',
      ),
      h('Qué guardamos'),
      ul(
        'De ti: nombre, correo, teléfono si lo das, idioma y cómo inicias sesión.',
        'De cada niño: nombre, escuela, grado, salón, alergias y dietas, y los almuerzos pedidos.',
        'Del dinero: lo que se cobró y lo que se devolvió. Los números de tarjeta van directo al servicio de pagos; nunca los vemos.',
        'Del uso: visitas e inicios de sesión, para cuidar las cuentas y encontrar fallas.',
      ),
      h('Quién lo ve'),
      ul(
        'La escuela de tu hijo ve a sus propios niños: quién come y las alergias estrictas.',
        'Las cocinas ven cuentas, y nombres donde una alergia estricta se debe empacar aparte.',
        'Nuestro equipo ve lo que cada trabajo necesita, y queda registrado quién miró en tu nombre.',
      ),
      h('Cuánto tiempo se guarda'),
      p(
        'Cuando cierras tu cuenta, se puede recuperar por un tiempo. Después se borran tu nombre, tus hijos y cómo contactarte. Lo que la ley nos pide guardar sobre el dinero queda sin tu nombre.',
      ),
      h('Qué puedes hacer'),
      ul(
        'Descargar en tu cuenta todo lo que tenemos de tu familia.',
        'Cambiarlo, o borrar a un niño que ya no come con nosotros.',
        'Cerrar tu cuenta. Pregúntanos lo que quieras en {info_mailbox}.',
      ),
      h('Cookies'),
      p(
        'Usamos cookies para mantener tu sesión, recordar tu idioma y los avisos que cerraste. No hay cookies de nadie más.',
      ),
      h('Niños'),
      p(
        'Las cuentas son para adultos. Lo que sabemos de los niños viene de sus familias y escuelas.',
      ),
    ),
  },
};
