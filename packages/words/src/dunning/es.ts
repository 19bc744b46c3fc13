import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Cobranza',
  intro: 'Familias cuya tarjeta no pagó lo que deben, de la más antigua a la más reciente.',
  total: 'Se deben {amount}',
  count: '{count, plural, one {# familia} other {# familias}}',
  emptyTitle: 'No hay cobros sin pagar',
  emptyText: 'Una familia aparece aquí desde el primer cobro fallido hasta que paga.',
  all: 'Todas',
  filter: 'Qué familias',
  states: {
    trying: 'Reintentando',
    grace_over: 'Plazo vencido',
    suspended: 'Suspendida',
    elsewhere: 'Resolver en otro proveedor',
  },
  family: 'Familia',
  owed: 'Debe',
  since: 'Desde',
  tries: 'Intentos',
  nextTry: 'Próximo intento',
  asking: 'se está cobrando',
  waits: 'en espera',
  noMore: 'ninguno más',
  graceEnds: 'Fin del plazo',
  state: 'Estado',
  why: 'Última respuesta',
  acts: common.tryAgain,
  retryOf: 'Cobrar ahora a la tarjeta de {name}',
};
