import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  for: 'Para quién',
  granularities: {
    everyone: 'Todos',
    markets: 'Mercados',
    destinations: 'Escuelas',
    grades: 'Grados',
  },
  markets: 'Mercados',
  destinations: 'Escuelas',
  grades: 'Grados',
  search: {
    markets: 'Buscar mercados',
    destinations: 'Buscar escuelas',
    grades: 'Buscar grados y escuelas',
  },
  chosen:
    '{count, plural, =0 {Nada elegido} one {# de {total} elegido} other {# de {total} elegidos}}',
  onlyChosen: 'Solo lo elegido',
  all: 'Todos',
  none: 'Ninguno',
  allOf: 'Elegir todos los de {group}',
  noneOf: 'No elegir ninguno de {group}',
  ofGroup: '{count} de {total}',
  noMatch: 'Nada coincide.',
  nothingChosen: 'Todavía no hay nada elegido.',
  more: '{count, plural, one {# más. Búscalo para verlo.} other {# más. Búscalos para verlos.}}',
  marketsFirst: 'Primero elige un mercado para ver sus escuelas.',
  schoolsFirst: 'Primero elige una escuela para ver sus grados.',
  closed: 'Cerrada',
  loading: 'Cargando mercados y escuelas',
  failed: 'No se pudieron cargar los mercados y las escuelas.',
  retry: common.tryAgain,
};
