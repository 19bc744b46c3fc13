import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  luncher_list_ready: {
    subject: '{school}: quién almuerza el {day}',
    hello: 'Hola, {name}:',
    intro:
      'El conteo de la cocina para el {day} ya es definitivo: {lunches, plural, one {# almuerzo} other {# almuerzos}}. La lista por grado va adjunta en PDF, con las alergias estrictas señaladas y una casilla para cada niño.',
    later:
      'Los pedidos todavía pueden cambiar. La página del día tiene siempre la lista más reciente.',
    button: 'Abrir la lista',
  },
  lunches_changed: {
    subject:
      '{school}: {count, plural, one {# almuerzo cambió} other {# almuerzos cambiaron}} para el {day}',
    hello: 'Hola, {name}:',
    intro: 'Esto cambió para el {day} desde {since}:',
    added: 'Agregado: {item}',
    changed: 'Cambiado: {item}',
    canceled: 'Cancelado: {item}',
    was: 'Antes era {was}',
    more: 'Y {count, plural, one {# cambio más} other {# cambios más}}.',
    button: 'Abrir el día',
  },
};
