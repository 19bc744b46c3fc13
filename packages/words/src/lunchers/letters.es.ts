import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  orders_rechecked: {
    subject: 'Volvimos a revisar los almuerzos de {luncher}',
    hello: 'Hola, {first}:',
    intro_changed:
      'Algo cambió para {luncher}, así que revisamos cada almuerzo pedido a partir de hoy.',
    intro_deleted:
      '{luncher} ya no está en tu cuenta, así que revisamos cada almuerzo pedido a partir de hoy.',
    cancelled_title:
      '{count, plural, one {Este almuerzo se canceló} other {Estos almuerzos se cancelaron}}',
    kept_title:
      '{count, plural, one {La cocina ya tiene este almuerzo} other {La cocina ya tiene estos almuerzos}}',
    kept_intro:
      '{count, plural, one {Ya no se pudo cancelar.} other {Ya no se pudieron cancelar.}} Por favor, habla con nosotros y con tu hijo antes de que lo coma.',
    because: {
      school: '{luncher} cambió de escuela.',
      grade: 'No está en el menú del nuevo grado.',
      deleted: '{luncher} ya no está en tu cuenta.',
    },
    choose_again: 'Puedes volver a pedir para los días que siguen abiertos.',
    repeat_ends:
      'Los almuerzos de {luncher} ya no se repiten, porque eran del menú de la escuela anterior. Puedes volver a activar la repetición en la nueva escuela.',
    button: 'Ver el calendario',
  },
};
