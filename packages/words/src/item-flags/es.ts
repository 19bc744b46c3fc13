import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Avisos de platos',
  intro: 'Platos en uso que hay que revisar.',
  loading: 'Cargando los platos',
  failedTitle: 'No se cargaron los avisos',
  retry: common.tryAgain,
  flags: {
    no_picture: 'Sin foto',
    no_allergens: 'Sin datos de alérgenos',
    below_cost: 'Precio por debajo del costo',
    disliked: 'No gusta',
    not_ordered: 'Sin pedidos en 30 días',
  },
  about: {
    no_picture: 'Las familias ven un plato vacío.',
    no_allergens:
      'Al menos uno de los nueve alérgenos está sin verificar, así que los niños que lo evitan estrictamente no pueden pedirlo.',
    below_cost: 'Las familias pagan menos de lo que recibe la cocina.',
    disliked: 'Más de un tercio de al menos 20 calificaciones son negativas.',
    not_ordered: 'Ningún almuerzo de los últimos 30 días lo tenía.',
  },
  pick: 'Qué aviso',
  vendor: 'Cocina',
  caption: 'Platos con el aviso “{flag}”',
  item: 'Plato',
  price: 'Precio',
  toVendor: 'A la cocina',
  unverified: 'Sin verificar',
  ratings: 'No gusta',
  ratingsOf: '{dislikes} de {total}',
  lastOrdered: 'Último pedido',
  never: 'nunca',
  others: 'También',
  extra: 'extra',
  emptyTitle: 'Todo en orden',
  emptyText: 'Ningún plato en uso tiene este aviso.',
};
