import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Cobranza',
  intro: 'Familias cuya tarjeta no pagó lo que deben, las más antiguas primero.',
  total: 'Se deben {amount}',
  count: '{count, plural, one {# familia} other {# familias}}',
  emptyTitle: 'Nadie debe nada que una tarjeta no haya pagado',
  emptyText: 'Una familia aparece aquí desde el primer cobro fallido hasta que paga.',
  all: 'Todas',
  filter: 'Qué familias',
  states: {
    trying: 'Se intenta',
    grace_over: 'Se acabó el plazo',
    suspended: 'Suspendida',
    elsewhere: 'Por resolver en otro proveedor',
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
