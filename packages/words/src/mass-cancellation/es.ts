import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  label: 'Cancelando almuerzos',
  queued: 'Empieza en un momento.',
  families: '{done} de {count} familias',
  sofar:
    '{orders, plural, one {# almuerzo cancelado} other {# almuerzos cancelados}}, {amount} devueltos',
  done: 'Listo: {orders, plural, =0 {no había nada pedido ni nadie a quien avisar.} one {# almuerzo cancelado, {families, plural, one {# familia avisada} other {# familias avisadas}}, {amount} devueltos.} other {# almuerzos cancelados, {families, plural, one {# familia avisada} other {# familias avisadas}}, {amount} devueltos.}}',
  failed: 'No pudimos ver cuánto falta. Sigue de todos modos.',
  retry: 'Mirar otra vez',
};
