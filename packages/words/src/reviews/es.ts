import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Calificaciones',
  download: 'Exportar',
  intro: 'Lo que gustó y lo que no gustó de los almuerzos servidos, según las familias.',
  group: 'Filas',
  groups: { item: 'Platos', vendor: 'Cocinas', school: 'Escuelas' },
  loading: 'Contando calificaciones',
  updating: 'Actualizando',
  failed: 'No se cargaron las calificaciones',
  retry: common.tryAgain,
  emptyTitle: 'Sin calificaciones',
  emptyText: 'Nadie calificó nada aquí en estos días. Elige otros días o quita un filtro.',
  likes: 'Gustó',
  dislikes: 'No gustó',
  ratings: 'Calificaciones',
  share: 'Les gustó',
  percent: '{share}%',
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
    best: 'Mejor semana: gustó el {share}%, la semana del {day}.',
  },
  figures: {
    ratings: 'Calificaciones',
    likes: 'Gustó',
    dislikes: 'No gustó',
    share: 'Les gustó',
  },
  file: {
    item: { name: 'Plato', note: 'Cocina' },
    vendor: { name: 'Cocina', note: '' },
    school: { name: 'Escuela', note: 'Mercado' },
    ratings: 'Calificaciones',
    likes: 'Gustó',
    dislikes: 'No gustó',
    share: 'Les gustó (%)',
  },
};
