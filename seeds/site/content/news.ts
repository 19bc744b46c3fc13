import { doc, h, linkList, p, part, type SitePage, ul } from '../build.ts';

export const news: SitePage = {
  path: '/news',
  kind: 'page',
  daysAgo: 130,
  en: {
    title: 'News from the kitchen table',
    description: 'What we build, how it works, and what helps families, schools and kitchens.',
    body: doc(part('newsList')),
  },
  es: {
    title: 'Noticias de la mesa de la cocina',
    description: 'Qué construimos, cómo funciona y qué ayuda a familias, escuelas y cocinas.',
    body: doc(part('newsList')),
  },
};

interface Told {
  readonly title: string;
  readonly description: string;
  /** Paragraphs, and headings that begin with `# `, and lists whose lines begin with `- `. */
  readonly text: string;
  /** Links at its end. */
  readonly links?: readonly string[];
}

/** Topics of articles, in the language of their readers: each has one name. */
const TOPICS = {
  allergies: { en: 'Allergies', es: 'Alergias' },
  credit: { en: 'Credit and payments', es: 'Crédito y pagos' },
  family: { en: 'Family life', es: 'Vida en familia' },
  kitchens: { en: 'From the kitchens', es: 'Desde las cocinas' },
  ordering: { en: 'Ordering', es: 'Pedidos' },
} as const;
type Topic = keyof typeof TOPICS;

function article(
  name: string,
  daysAgo: number,
  topics: readonly Topic[],
  en: Told,
  es: Told,
): SitePage {
  const text = ({ title, description, text: told, links }: Told, locale: 'en' | 'es') => ({
    title,
    description,
    topics: topics.map((topic) => TOPICS[topic][locale]),
    body: doc(
      ...told
        .trim()
        .split(/\n\s*\n/)
        .map((block) => {
          const lines = block.split('\n').map((line) => line.trim());
          const [first = ''] = lines;
          if (first.startsWith('# ')) return h(first.slice(2));
          if (first.startsWith('- ')) return ul(...lines.map((line) => line.slice(2)));
          return p(lines.join(' '));
        }),
    ),
    ...(links && { links: linkList(...links) }),
  });
  return {
    path: `/news/${name}`,
    kind: 'article',
    daysAgo,
    en: text(en, 'en'),
    es: text(es, 'es'),
  };
}

export const articles: readonly SitePage[] = [
  article(
    'reading-a-menu-with-an-allergy',
    3,
    ['allergies'],
    {
      title: 'How to read a menu with an allergy',
      description:
        'What you see, what you don’t see, and why a meal that nobody has checked is not offered to your child.',
      text: `
        When you tell us that your child avoids peanuts strictly, the menu changes for that child. Meals with peanuts
        stay in sight, at the end of the list, with the reason. They can’t be taken.

        # Contains, and not checked

        For each meal we know one of three things about an allergen: it is in there, it is not, or nobody has checked.
        For a strict allergy only the second is good enough.

        - A meal with the allergen is refused.
        - A meal that nobody has checked is refused as well.
        - A side or an option counts like the meal itself.

        # Where possible

        Some families would rather be warned than refused. Choose “where possible”, and we point out the food and leave
        the choice to you.

        If something in a recipe changes later, every lunch that is already ordered is looked at again.`,
      links: [
        '[A label for every bag](/news/a-label-for-every-bag)',
        '[What families ask about allergies](/faqs#allergies-and-diets)',
        '[How it works](/how-it-works-for-parents)',
      ],
    },
    {
      title: 'Cómo leer un menú con una alergia',
      description:
        'Qué ves, qué no ves y por qué una comida que nadie ha verificado no se ofrece a tu hijo.',
      text: `
        Cuando nos dices que tu hijo evita estrictamente el cacahuate, el menú cambia para ese niño. Las comidas con cacahuate
        siguen a la vista, al final de la lista, con la razón. No se pueden elegir.

        # Lo contiene, o nadie lo ha verificado

        De cada comida sabemos una de tres cosas sobre un alérgeno: lo tiene, no lo tiene o nadie lo ha verificado.
        Para una alergia estricta solo la segunda es suficiente.

        - Una comida con el alérgeno se rechaza.
        - Una comida que nadie ha verificado también se rechaza.
        - Un acompañamiento o una opción cuenta igual que la comida.

        # Cuando sea posible

        Algunas familias prefieren un aviso. Elige “cuando sea posible”: te mostramos el alimento y tú decides.

        Si algo de una receta cambia después, se vuelve a revisar cada almuerzo ya pedido.`,
      links: [
        '[Una etiqueta para cada bolsa](/news/a-label-for-every-bag)',
        '[Lo que preguntan las familias sobre las alergias](/faqs#alergias-y-dietas)',
        '[Cómo funciona](/how-it-works-for-parents)',
      ],
    },
  ),
  article(
    'what-happens-on-a-snow-day',
    14,
    ['credit'],
    {
      title: 'What happens to lunch on a snow day',
      description:
        'The school closes the day once. Orders are canceled, credit is back, and every family hears about it once.',
      text: `
        It is six in the morning, and the school is closed. Nobody wants to think about lunch now, and nobody has to.

        # One closure, no calls

        The school, or our team for it, closes the day. Before it is saved, the page says which lunches it affects and how
        much money goes back. Then all of it happens at once.

        - Every lunch of the day is canceled.
        - What was paid for it comes back as credit.
        - Each family gets one message, with every child in it.

        # And the kitchen

        Lunches that a kitchen has already begun to cook are told to it at once. The count on its sheet changes by itself.

        Half days work the same way: a school can close for some grades only.`,
    },
    {
      title: 'Qué pasa con el almuerzo en un día de nieve',
      description:
        'La escuela cierra el día una sola vez. Los pedidos se cancelan, el crédito vuelve y cada familia recibe un aviso.',
      text: `
        Son las seis de la mañana y la escuela está cerrada. Nadie quiere pensar ahora en el almuerzo, y nadie tiene que
        hacerlo.

        # Un cierre, ninguna llamada

        La escuela, o nuestro equipo por ella, cierra el día. Antes de guardar, la página dice qué almuerzos afecta y cuánto
        dinero vuelve. Después todo pasa a la vez.

        - Se cancela cada almuerzo del día.
        - Lo que se pagó vuelve como crédito.
        - Cada familia recibe un solo mensaje, con todos sus niños.

        # ¿Y la cocina?

        De lo que una cocina ya empezó a preparar se entera enseguida. La cuenta en su hoja cambia sola.

        Los medios días funcionan igual: una escuela puede cerrar solo para algunos grados.`,
    },
  ),
  article(
    'the-week-in-two-minutes',
    22,
    ['ordering'],
    {
      title: 'Fill the week in two minutes',
      description:
        'Repeat, copy to a brother or sister, surprise me: the short ways to a full week, and what each of them checks.',
      text: `
        Most weeks look a lot like the week before. These are the short ways.

        - **Repeat.** A week that you have not filled is filled like the one before.
        - **Copy.** Take one child’s lunch for another child, where the menu and the allergies allow it.
        - **Surprise me.** We choose something that your child may have and did not have lately.

        # What is always checked

        None of these goes around the rules. Each lunch is checked against the menu of that day and against what that child
        must not eat. What does not fit is left out, and you are told why.

        # Before you save

        The sum of the week stands beside the plates, child by child. What you change counts once you press Save.`,
    },
    {
      title: 'Llena la semana en dos minutos',
      description:
        'Repetir, copiar a un hermano, sorpréndeme: los caminos cortos a una semana llena, y lo que revisa cada uno.',
      text: `
        La mayoría de las semanas se parece a la anterior. Estos son los caminos cortos.

        - **Repetir.** Una semana que no llenaste se llena como la anterior.
        - **Copiar.** Toma el almuerzo de un niño para otro, donde el menú y las alergias lo permitan.
        - **Sorpréndeme.** Elegimos algo que tu hijo puede comer y no tuvo hace poco.

        # Lo que siempre se revisa

        Ninguno se salta las reglas. Cada almuerzo se revisa con el menú de ese día y con lo que ese niño no debe comer. Lo
        que no cabe se deja fuera, y te decimos por qué.

        # Antes de guardar

        La suma de la semana está junto a los platos, niño por niño. Lo que cambias vale cuando tocas Guardar.`,
    },
  ),
  article(
    'why-there-is-a-cut-off',
    31,
    ['ordering', 'kitchens'],
    {
      title: 'Why there is a cut-off',
      description:
        'A kitchen that knows exactly what to cook wastes less and makes fewer mistakes. The cut-off is how it knows.',
      text: `
        Nobody likes a cut-off. Here is what it is for.

        # A count that holds

        A kitchen shops, cooks and packs by a number. If the number still moves, it has to guess: too much food, or too
        little. After the cut-off the number holds, and the sheet in the kitchen says so.

        # What you can still do

        - Until the cut-off you can add, change and cancel as often as you like.
        - When the week has closed, single days may still be open for a late fee. You see it before you save.
        - The calendar counts down when a cut-off comes near.

        # If we were late

        If the service itself keeps you from saving before a cut-off, tell us. We can see what was sent and when.`,
    },
    {
      title: 'Por qué hay una hora límite',
      description:
        'Una cocina que sabe exactamente qué preparar desperdicia menos y se equivoca menos. Por eso hay una hora límite.',
      text: `
        A nadie le gusta una hora límite. Para esto sirve.

        # Una cuenta que no se mueve

        Una cocina compra, prepara y empaca según un número. Si el número se mueve, tiene que adivinar: demasiada comida o
        muy poca. Después de la hora límite el número queda firme, y la hoja de la cocina lo dice.

        # Lo que todavía puedes hacer

        - Hasta la hora límite puedes agregar, cambiar y cancelar cuantas veces quieras.
        - Cuando la semana ya cerró, algunos días pueden seguir abiertos con un recargo por pedido tardío. Lo ves antes de guardar.
        - El calendario cuenta hacia atrás cuando se acerca la hora.

        # Si fue culpa nuestra

        Si el servicio mismo no te deja guardar antes de la hora límite, dínoslo. Podemos ver qué se envió y cuándo.`,
    },
  ),
  article(
    'a-class-trip-without-a-phone-call',
    40,
    ['ordering'],
    {
      title: 'A class trip without a phone call',
      description:
        'A teacher proposes, the office agrees, and the lunches of the grade are canceled and credited automatically.',
      text: `
        A grade goes to the museum on a Thursday. Its lunches should not be cooked, and nobody should have to write to
        twenty families about it.

        # How it goes

        - The teacher gets a link from the office. There is no account to make.
        - She names the grade and the day.
        - The office sees what it affects, and agrees or declines with a word.

        From then on it is a closure like any other: the lunches are canceled, what was paid comes back as credit, and each
        family hears about it once.

        A day that is already locked can’t be proposed. The kitchen has the count by then.`,
    },
    {
      title: 'Una excursión sin llamadas',
      description:
        'Un maestro propone, la oficina acepta, y los almuerzos del grado se cancelan y se devuelven por sí solos.',
      text: `
        Un grado va al museo un jueves. Sus almuerzos no se deben preparar, y nadie debería escribirles a veinte familias.

        # Así funciona

        - El maestro recibe un enlace de la oficina. No hay que crear una cuenta.
        - Indica el grado y el día.
        - La oficina ve qué afecta, y acepta o rechaza con unas palabras.

        Desde ahí es un cierre como cualquier otro: los almuerzos se cancelan, lo que se pagó vuelve como crédito y cada
        familia recibe un aviso, una sola vez.

        Un día que ya cerró no se puede proponer. La cocina ya tiene la cuenta.`,
    },
  ),
  article(
    'a-label-for-every-bag',
    52,
    ['allergies', 'kitchens'],
    {
      title: 'A label for every bag',
      description:
        'What stands on a label, in which order, and what happens to it when an order changes after it was printed.',
      text: `
        Between the kitchen and the child there is one small piece of paper. It has to be right.

        # In this order

        - Strict allergies first, white on black, with a word and not by color alone.
        - The child’s name, then grade and room.
        - The meal with its options and extras.
        - A code that tells nothing by itself.

        # When the order changes

        Print only what changed. A label from before is shown as void when it is scanned, so that an old bag is not handed
        over by mistake.

        Names in any alphabet are printed whole. A long one gets smaller letters before it gets a second line.`,
    },
    {
      title: 'Una etiqueta para cada bolsa',
      description:
        'Qué dice una etiqueta, en qué orden, y qué pasa con ella cuando un pedido cambia después de imprimirla.',
      text: `
        Entre la cocina y el niño hay un pequeño pedazo de papel. Tiene que estar bien.

        # En este orden

        - Primero las alergias estrictas, en blanco sobre negro, con palabras y no solo con color.
        - El nombre del niño, luego el grado y el salón.
        - La comida con sus opciones y extras.
        - Un código que por sí solo no dice nada.

        # Cuando el pedido cambia

        Imprime solo lo que cambió. Una etiqueta anterior aparece como anulada al escanearla, para que una bolsa vieja no se
        entregue por error.

        Los nombres de cualquier alfabeto se imprimen completos. Uno largo tiene letras más pequeñas antes que otra línea.`,
    },
  ),
  article(
    'where-your-credit-comes-from',
    63,
    ['credit'],
    {
      title: 'Where your credit comes from, and where it goes',
      description:
        'Canceled lunches, gift cards, paying ahead: every cent of credit has a line in your account that says why.',
      text: `
        Credit is your money. We hold it until it is eaten.

        # It comes from

        - lunches that were canceled in time,
        - days that a school closed,
        - gift cards and promotion codes,
        - what you paid ahead, where that is open.

        # It goes to

        Your next lunches, by itself and before your card. You don’t have to choose it.

        # You can see it

        Your account lists each line with the day, the child and the reason. If a line makes no sense to you, write to us
        and name it.`,
      links: [
        '[What happens to lunch on a snow day](/news/what-happens-on-a-snow-day)',
        '[What families ask about paying](/faqs#paying-credit-and-gifts)',
        '[Give a lunch](/gift/cards)',
      ],
    },
    {
      title: 'De dónde viene tu crédito y adónde va',
      description:
        'Almuerzos cancelados, tarjetas de regalo, pagos por adelantado: cada centavo tiene en tu cuenta una línea que dice por qué.',
      text: `
        El crédito es tu dinero. Lo guardamos hasta que se come.

        # Viene de

        - almuerzos cancelados a tiempo,
        - días que una escuela cerró,
        - tarjetas de regalo y códigos promocionales,
        - lo que pagaste por adelantado, donde está abierto.

        # Va a

        Tus próximos almuerzos, por sí solo y antes que tu tarjeta. No tienes que elegirlo.

        # Lo puedes ver

        Tu cuenta muestra cada línea con el día, el niño y la razón. Si una línea no te parece clara, escríbenos y dinos
        cuál es.`,
      links: [
        '[Qué pasa con el almuerzo en un día de nieve](/news/what-happens-on-a-snow-day)',
        '[Lo que preguntan las familias sobre los pagos](/faqs#pagos-credito-y-regalos)',
        '[Regala un almuerzo](/gift/cards)',
      ],
    },
  ),
  article(
    'let-them-choose',
    75,
    ['family'],
    {
      title: 'Let them choose',
      description:
        'Five small ways to choose the week’s lunches together with a child, at any age, without a battle.',
      text: `
        A lunch that a child has chosen is more often eaten. It takes a few minutes more, and it gets shorter each week.

        - Offer two meals, not the whole menu.
        - Give one day of the week to the child alone.
        - Look at the week together and count the colors.
        - Ask afterwards, and press the thumb for what was good.
        - Keep one meal that always works for a hard day.

        # What the thumbs are for

        Your thumbs stay with the child. They show up the next time you look at the menu, and kitchens read them to see
        what should stay.`,
    },
    {
      title: 'Déjalos elegir',
      description:
        'Cinco maneras pequeñas de elegir los almuerzos de la semana junto con un niño, a cualquier edad y sin pelear.',
      text: `
        Un almuerzo que el niño eligió se come más veces. Toma unos minutos más, y cada semana menos.

        - Ofrece dos comidas, no todo el menú.
        - Deja un día de la semana solo para el niño.
        - Miren la semana juntos y cuenten los colores.
        - Pregunta después, y marca con el pulgar lo que gustó.
        - Guarda una comida que siempre funciona para un día difícil.

        # Para qué sirven los pulgares

        Tus votos quedan con el niño. Aparecen la próxima vez que mires el menú, y las cocinas los leen para saber qué debe
        quedarse.`,
    },
  ),
  article(
    'grab-and-go',
    90,
    ['kitchens'],
    {
      title: 'Grab and go: lunch from the shelf',
      description:
        'Some schools keep a shelf with lunches that are ready. How it works beside the lunches that you order.',
      text: `
        An ordered lunch has a name on it. Grab and go does not: it stands on a shelf at school and is there for whoever
        needs one.

        # What is different

        - There is no day to choose: it is there when the school keeps it.
        - Each item carries its own label, with what is in it.
        - What is not on the shelf is not offered.

        # For children with strict allergies

        A lunch ordered for your child is checked for your child. An item on a shelf can’t know who takes it. For a strict
        allergy, order ahead.`,
    },
    {
      title: 'Para llevar: almuerzo del estante',
      description:
        'Algunas escuelas tienen un estante con almuerzos listos. Así funciona junto a los almuerzos que pides.',
      text: `
        Un almuerzo pedido lleva un nombre. El almuerzo para llevar no: está en un estante de la escuela, para quien lo
        necesite.

        # Qué es distinto

        - No hay que elegir el día: está cuando la escuela lo tiene.
        - Cada artículo lleva su etiqueta, con lo que contiene.
        - Lo que no está en el estante no se ofrece.

        # Para niños con alergias estrictas

        Un almuerzo pedido para tu hijo se revisa para tu hijo. Un artículo en un estante no sabe quién lo toma. Con una
        alergia estricta, pide por adelantado.`,
    },
  ),
  article(
    'a-new-school-year',
    118,
    ['family', 'ordering'],
    {
      title: 'A new school year, in one page',
      description:
        'Grades move up automatically. What families confirm in August, and what to do when the grade is not known yet.',
      text: `
        In summer everything moves: grades, rooms, sometimes the school. We move what we know and ask you for the rest.

        # What schools do

        A school moves its grades up once, with a preview, and names the exceptions.

        # What you do

        - Say who still eats with us.
        - Check school and grade of each child.
        - Look at the allergies once more. A year is long.

        # “I don’t know yet”

        If the grade is not settled, say so. Ordering for that child waits until you know, since menus differ by grade.`,
    },
    {
      title: 'Un nuevo año escolar, en una página',
      description:
        'Los grados avanzan solos. Qué confirman las familias en agosto y qué hacer si todavía no se sabe el grado.',
      text: `
        En verano todo se mueve: los grados, los salones, a veces la escuela. Movemos lo que sabemos y te preguntamos lo
        demás.

        # Lo que hacen las escuelas

        Una escuela sube sus grados una vez, con una vista previa, e indica las excepciones.

        # Lo que haces tú

        - Di quién sigue comiendo con nosotros.
        - Revisa la escuela y el grado de cada niño.
        - Mira las alergias una vez más. Un año es largo.

        # “Todavía no lo sé”

        Si el grado no está decidido, dilo. Los pedidos de ese niño esperan hasta que lo sepas, porque los menús cambian por
        grado.`,
    },
  ),
];
