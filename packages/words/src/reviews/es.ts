import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Valoraciones',
  intro: 'Lo que gustó y lo que no de los almuerzos servidos, según lo dicen las familias.',
  filters: 'Qué valoraciones; queda en la dirección',
  group: 'Filas',
  groups: { item: 'Platos', vendor: 'Cocinas', school: 'Escuelas' },
  loading: 'Contando valoraciones',
  updating: 'Contando de nuevo',
  failed: 'Las valoraciones no se han cargado',
  retry: 'Reintentar',
  emptyTitle: 'Sin valoraciones',
  emptyText: 'En estos días nadie valoró nada aquí. Elige otros o quita un filtro.',
  likes: 'Gustó',
  dislikes: 'No gustó',
  ratings: 'Valoraciones',
  share: 'Les gustó',
  percent: '{share} %',
  week: 'Semana del',
  sortBy: 'Ordenar por {column}',
  open: 'Solo {name}',
  allItems: 'Todos los platos',
  openItem: 'Abrir el plato',
  table: 'Lo que gustó y lo que no, por {group}',
  rows: '{count, plural, one {# fila} other {# filas}}',
  weeks: {
    title: 'Semana a semana',
    label:
      'Lo que gustó y lo que no, semana a semana: {likes} y {dislikes} en total. Las mismas cifras están en la tabla de abajo.',
    asTable: 'Como tabla',
  },
};
