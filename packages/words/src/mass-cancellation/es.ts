import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  label: 'Cancelando almuerzos',
  queued: 'Empieza en un momento.',
  families: '{done} de {count} familias',
  sofar:
    '{orders, plural, one {# almuerzo cancelado} other {# almuerzos cancelados}}, {amount} reembolsados',
  done: 'Listo: {orders, plural, =0 {no había nada pedido ni nadie a quien avisar.} one {# almuerzo cancelado, {families, plural, one {# familia avisada} other {# familias avisadas}}, {amount} reembolsados.} other {# almuerzos cancelados, {families, plural, one {# familia avisada} other {# familias avisadas}}, {amount} reembolsados.}}',
  failed: 'No pudimos revisar el avance. Sigue en marcha.',
  because: 'Mensaje para las familias',
  becauseEs: 'Mensaje en español',
  becauseEsHint: 'Opcional. Las familias que leen en español lo ven en lugar del mensaje.',
  retry: 'Revisar de nuevo',
};
