import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    repeat_week_over: 'Esta semana ya pasó. Repite una que aún no haya terminado.',
    repeat_menus_differ:
      'Esta semana y la próxima no tienen el mismo menú, así que los almuerzos no se pueden repetir desde aquí.',
    repeat_menu_ends: 'El menú termina esta semana, así que no hay semana en que repetir.',
    repeat_no_menu: 'Todavía no hay menú para esta semana y la próxima.',
    repeat_all_closed: 'Ningún día de la semana hay clases en las dos semanas.',
    repeat_nothing_ordered: 'Esta semana no hay nada pedido, así que no hay nada que repetir.',
  },
};
