import { button, doc, h, p, type SitePage, ul } from '../build.ts';

export const forVendors: SitePage = {
  path: '/for-vendors',
  kind: 'page',
  daysAgo: 60,
  en: {
    title: 'For kitchens',
    description:
      'Exact counts for each day, strict allergies by name, and one sheet to cook from. This is what working with us looks like.',
    body: doc(
      h('Cook what was ordered'),
      ul(
        'The count for a day is final before you start. Until then it says that it can still change.',
        'Each meal is broken down by options, by school and by grade.',
        'Strict allergies and diets are listed by name, to be made and packed apart.',
      ),
      h('Your items, kept with care'),
      p(
        'For every item we ask what is in it: the nine major allergens and the diets it suits. What is not answered is treated as not safe. When something about an item changes, orders ahead are looked at again, and you see it on your sheet at once.',
      ),
      h('Work with us'),
      p('Tell us about your kitchen, where you are and what you like to cook.'),
      button('Write to us', '/contact-us'),
    ),
  },
  es: {
    title: 'Para cocinas',
    description:
      'La cuenta exacta de cada día, las alergias estrictas por nombre y una sola hoja para cocinar. Así es trabajar con nosotros.',
    body: doc(
      h('Cocina lo que se pidió'),
      ul(
        'La cuenta de un día es final antes de que empieces. Hasta entonces dice que todavía puede cambiar.',
        'Cada comida se desglosa por opciones, por escuela y por grado.',
        'Las alergias y dietas estrictas van por nombre, para preparar y empacar aparte.',
      ),
      h('Tus platos, bien cuidados'),
      p(
        'De cada plato preguntamos qué contiene: los nueve alérgenos principales y las dietas a las que sirve. Lo que no se contesta se trata como no seguro. Cuando algo de un plato cambia, se revisan otra vez los pedidos y lo ves en tu hoja de inmediato.',
      ),
      h('Trabaja con nosotros'),
      p('Cuéntanos de tu cocina, dónde estás y qué te gusta cocinar.'),
      button('Escríbenos', '/contact-us'),
    ),
  },
};
