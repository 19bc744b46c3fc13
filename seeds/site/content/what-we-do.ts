import { button, doc, h, p, type SitePage, ul } from '../build.ts';

export const whatWeDo: SitePage = {
  path: '/what-we-do',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'What we do',
    description:
      'We connect families, schools and kitchens, so that every child gets the lunch that was chosen, with the right name on it.',
    body: doc(
      p(
        'A school lunch passes through many hands. We make sure that all of them read the same thing.',
      ),
      h('Before the week'),
      ul(
        'Kitchens offer meals with sides and drinks. Each is checked for the nine major allergens and for diets.',
        'Menus are set for each school and grade, day by day.',
        'Families choose for each child until the cut-off that the calendar shows.',
      ),
      h('On the day'),
      ul(
        'Kitchens cook the final counts: no more, no less.',
        'Each lunch gets a label. Strict allergies come first, in a black bar.',
        'Schools hand out lunches by name, with lists on paper or on a screen.',
      ),
      h('When something changes'),
      ul(
        'A snow day or a class trip closes the day: orders are canceled, and what was paid comes back as credit.',
        'When a dish is replaced, families hear about it and can choose something else.',
        'When the food changes, we look again at every lunch that is already ordered.',
      ),
      button('Is my school in?', '/'),
    ),
  },
  es: {
    title: 'Qué hacemos',
    description:
      'Unimos a familias, escuelas y cocinas para que cada niño reciba el almuerzo que se eligió, con el nombre correcto en la etiqueta.',
    body: doc(
      p('Un almuerzo escolar pasa por muchas manos. Nosotros hacemos que todas lean lo mismo.'),
      h('Antes de la semana'),
      ul(
        'Las cocinas ofrecen comidas con acompañamientos y bebidas. De cada una se revisan los nueve alérgenos principales y las dietas.',
        'Los menús se fijan por escuela y por grado, día por día.',
        'Las familias eligen para cada niño hasta la hora límite que muestra el calendario.',
      ),
      h('Ese día'),
      ul(
        'Las cocinas preparan la cuenta final: ni más ni menos.',
        'Cada almuerzo lleva una etiqueta. Las alergias estrictas van primero, en una barra negra.',
        'Las escuelas entregan por nombre, con listas en papel o en pantalla.',
      ),
      h('Cuando algo cambia'),
      ul(
        'Un día de nieve o una excursión cierra el día: los pedidos se cancelan y lo que se pagó vuelve como crédito.',
        'Cuando se reemplaza un plato, avisamos a las familias, que pueden elegir otra cosa.',
        'Cuando la comida cambia, volvemos a revisar cada almuerzo que ya está pedido.',
      ),
      button('¿Está mi escuela?', '/'),
    ),
  },
};
