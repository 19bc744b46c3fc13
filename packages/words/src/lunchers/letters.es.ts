import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  orders_rechecked: {
    subject: 'Revisamos otra vez los almuerzos de {luncher}',
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
    choose_again: 'Los días que siguen abiertos se pueden pedir de nuevo.',
    repeat_ends:
      'Los almuerzos de {luncher} ya no se repiten: eran del menú de la escuela anterior. En la nueva puedes volver a activarlo.',
    button: 'Ver el calendario',
  },
};
