import { words as gifts } from '../gifts/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  skip: 'Saltar al contenido',
  startPage: '{product}, página de inicio',
  menus: {
    about: 'Nosotros',
    howItWorks: 'Cómo funciona',
    contact: 'Contacto',
    all: 'Menú',
    site: 'Sitio',
  },
  pages: {
    about: 'Quiénes somos',
    whatWeDo: 'Qué hacemos',
    forParents: 'Para familias',
    forSchools: 'Para escuelas',
    howParents: 'Cómo funciona, para familias',
    howSchools: 'Cómo funciona, para escuelas',
    faqs: 'Preguntas frecuentes',
    contactUs: 'Contáctanos',
    forVendors: 'Para cocinas',
    careers: 'Empleos',
    giftCards: 'Tarjetas de regalo',
    teacherLunch: 'Invita a un maestro a almorzar',
    news: 'Noticias',
    terms: 'Términos',
    privacy: 'Privacidad',
    request: 'Llévanos a tu escuela',
  },
  logIn: 'Entrar',
  signUp: 'Crear cuenta',
  yourPages: 'Tus páginas',
  footer: {
    line: 'Almuerzo de verdad, de cocinas cercanas, con un nombre.',
    more: 'Más páginas',
    text: 'Mensaje de texto al {number}',
    rights: '© {year} {product}. Todos los derechos reservados.',
    language: 'Idioma',
  },
  environment: 'Este es el entorno {environment}. Nada aquí es real.',
  onlyEnglish: 'Esta página solo está disponible en inglés.',
  notFound: {
    title: 'Aquí no hay nada que mostrar.',
    text: 'Quizá rompimos este enlace o borramos esta página. ¡Perdón!',
    home: 'Ir a la página de inicio',
  },
  find: {
    label: '¿Está mi escuela?',
    name: 'Busca tu escuela',
    again: 'Busca tu escuela, otra vez',
    example: 'Escribe el nombre de la escuela',
    check: 'Buscar',
    schools: 'Escuelas',
    delivers: 'Entregamos',
    soon: 'Todavía no',
    none: 'Ninguna escuela coincide con tu búsqueda',
    few: 'Escribe al menos 2 letras.',
    missing: '¿No está en la lista?',
    ask: 'Pídenos llegar a tu escuela',
    join: 'Crear cuenta para {school}',
  },
  news: {
    title: 'Noticias',
    all: 'Todas',
    topics: 'Temas',
    none: 'Todavía no hay nada en este tema.',
    minutes: '{count} min',
    back: 'Noticias',
    more: 'Sigue leyendo',
    pages: 'Páginas de las noticias',
    newer: 'Más recientes',
    older: 'Anteriores',
    here: 'Estás aquí',
  },
  jobs: {
    open: 'Empleos abiertos',
    none: 'Ahora no hay ningún empleo abierto. Escríbenos de todos modos.',
    all: 'Todos los empleos',
  },
  gifts: {
    buy: 'Comprar una tarjeta de regalo',
    treat: 'Invitar a un maestro',
    how: 'Cómo funciona',
    redeem: 'Canjear un código',
    noScript:
      'Para pagar con tarjeta hace falta JavaScript, que está desactivado en tu navegador. Actívalo, o escríbenos y preparamos el regalo contigo:',
    failed:
      'La tienda de regalos no cargó. Vuelve a cargar la página, o escríbenos y preparamos el regalo contigo:',
    giftCards: {
      title: gifts.cards.title,
      lead: gifts.cards.intro,
      choose: {
        title: 'Elige un monto',
        text: 'Uno de los nuestros o el tuyo, para una tarjeta o varias. Cada una lleva tus palabras.',
      },
      send: {
        title: 'La mandamos por correo',
        text: 'A quien la recibe, o a ti, lista para imprimir. El recibo te llega a ti.',
      },
      use: {
        title: 'A comer',
        text: 'El código se vuelve crédito en su cuenta y paga los próximos almuerzos escolares. No tiene fecha límite.',
      },
    },
    teacherLunch: {
      title: gifts.lunch.title,
      lead: gifts.lunch.intro,
      choose: {
        title: 'Elige la escuela',
        text: 'Di cuántos almuerzos y a quién quieres dar las gracias.',
      },
      send: {
        title: 'Le escribimos al maestro',
        text: 'Con tu mensaje. Sin su correo, te lo mandamos a ti, listo para imprimir.',
      },
      use: {
        title: 'Elige su almuerzo',
        text: 'El código se vuelve crédito que paga almuerzos en la escuela. No tiene fecha límite.',
      },
    },
  },
  home: {
    title: 'El almuerzo, listo en dos toques.',
    lead: 'Elige el almuerzo escolar de cada uno de tus hijos, día por día, de cocinas cercanas. Lo llevamos a la escuela.',
    signUp: 'Crea tu cuenta, es gratis',
    free: 'Sin suscripción. Sin depósito.',
    tray: 'Una bandeja con un compartimento para cada día de clases: pizza, tacos, un plato vacío, un bento y espaguetis',
    days: { mon: 'Lun', tue: 'Mar', wed: 'Mié', thu: 'Jue', fri: 'Vie' },
    ordered: 'Pedido',
    choose: 'Elige un almuerzo',
    favorites: {
      title: 'Lo que más gustó esta semana',
      told: 'Según los pulgares que dieron {families} familias en los últimos siete días.',
      from: '{vendor}, {price}',
      liked: 'Le gusta al {percent}%',
    },
    prices: {
      title: 'El precio del plato es el precio.',
      one: 'En los menús de las próximas semanas cada comida cuesta {price}.',
      range: 'En los menús de las próximas semanas una comida cuesta de {low} a {high}.',
      text: 'Ves el total antes de guardar. No se cobra por la entrega, ni por unirte, ni por irte.',
      receipt: 'Lo que cuesta un almuerzo',
      delivery: 'Entrega en la escuela',
      subscription: 'Suscripción',
      sum: 'Un almuerzo',
      when: 'Cuándo pagas',
      whenText:
        'Una vez por semana para toda la familia, el lunes de esa semana. Lo que agregas después, cuando cierra su día.',
      late: 'Si eliges tarde',
      lateText:
        '{fee} más por una comida que agregas cuando la semana ya cerró. Quitar una nunca cuesta.',
      credit: 'Tu crédito',
      creditText:
        'Lo que se cancela a tiempo vuelve a ser tuyo y paga primero tus próximos almuerzos.',
    },
    steps: {
      title: 'Diez minutos el domingo, almuerzo toda la semana',
      one: 'Di quién come',
      oneText:
        'Cada niño con su escuela, su grado y un color propio. Di una sola vez lo que nunca debe estar en el plato.',
      two: 'Llena la semana',
      twoText:
        'Cada niño tiene una fila y cada día de clases un plato. Toca un día y elige una comida. Los acompañamientos se abren ahí mismo, y una buena semana se puede repetir sola.',
      twoLink: 'Míralo paso a paso',
      three: 'Abren la caja',
      threeText:
        'La cocina prepara lo que guardaste. Llega a la escuela ordenado por clase y con un nombre.',
      onePicture: 'Dos niños: Mia, grado 3, sin cacahuate, y Leo, grado 1, vegetariano',
      twoPicture:
        'Una semana de almuerzos: una fila para Mia y otra para Leo, cinco días cada una, y un día por elegir',
      threePicture: 'Un almuerzo con su etiqueta: sin cacahuate, Mia, dos tacos de pollo',
      grade: 'Grado {grade}',
      noPeanuts: 'Sin cacahuate, estricto',
      vegetarian: 'Vegetariano',
      labelAllergy: 'SIN CACAHUATE',
      labelRoom: 'Grado 3, salón 12',
      labelDish: 'Dos tacos de pollo',
      labelMore: 'Salsa suave, leche',
    },
    allergy: {
      title: 'Si no es seguro para tu hijo, no se puede pedir.',
      lead: 'Ni en el calendario, ni al repetir, ni al copiar de un hermano, ni por teléfono con nosotros. Y “nadie lo ha verificado” cuenta como no seguro.',
      facts: {
        each: 'Cada comida, acompañamiento y opción se revisa para cada niño, cada vez.',
        changed: 'Cuando la comida cambia, volvemos a revisar lo que ya está pedido.',
        label: 'La etiqueta lo dice primero, en una barra negra, en la cocina y en clase.',
      },
      list: 'Los nueve alérgenos que revisamos',
    },
    who: {
      label: 'Para quién',
      parents: 'Para familias',
      parentsText:
        'Una mano, un teléfono, un domingo por la noche. Copia de un hermano, repite la semana pasada o toca cinco platos.',
      schools: 'Para escuelas',
      schoolsText:
        'Sin efectivo ni listas que escribir. Las etiquetas salen por clase, los cierres se anotan una vez y nosotros avisamos a las familias.',
      kitchens: 'Para cocinas',
      kitchensText: 'Cantidades definitivas antes del día. Cocina exactamente eso y entrégalo.',
      how: 'Cómo funciona',
    },
    wrongs: {
      title: '¿Y cuando algo sale mal?',
      text: 'Pasa. Esto es lo que ocurre entonces, sin una llamada.',
      snow: 'Día de nieve',
      snowText:
        'La escuela cierra el día, el pedido se cancela y lo que pagaste vuelve como crédito.',
      sick: 'Enfermo en casa',
      sickText: 'Quita un día del calendario hasta su hora límite. Sin explicaciones.',
      swap: 'La cocina cambia un plato',
      swapText:
        'Te avisamos. Quédate con el nuevo, elige otro o recibe el crédito. Si no es seguro para tu hijo, se quita.',
      forgot: 'Se te olvidó',
      forgotText: 'Un recordatorio te avisa antes de que cierre la semana, cuando aún hay tiempo.',
    },
    close: {
      title: '¿Quién tiene hambre el lunes?',
      text: 'Crear tu cuenta toma dos minutos.',
    },
  },
};
