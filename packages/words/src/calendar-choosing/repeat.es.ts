import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { repeat as english } from './repeat.en.ts';

export const repeat: Translated<typeof english> = {
  on: 'Repetir cada semana',
  onLabel: 'Repetir cada semana, {child}',
  cannot: {
    week_over: 'No se repite: la semana ya pasó',
    menus_differ: 'No se repite: hay menú nuevo',
    menu_ends: 'No se repite: el menú termina',
    no_menu: 'No se repite: aún no hay menú',
    all_closed: 'No se repite: escuela cerrada',
    nothing_ordered: 'Elige y guarda almuerzos para repetirlos',
  },
  why: {
    week_over: 'Esta semana ya pasó. Puedes repetir una que aún no haya terminado.',
    menus_differ:
      'La próxima semana hay otro menú. Los almuerzos solo se repiten cuando las dos semanas tienen el mismo menú.',
    menu_ends: 'El menú termina esta semana y el próximo todavía no está listo.',
    no_menu: 'Todavía no hay menú para esta semana y la próxima.',
    all_closed: 'Ningún día tiene clases en las dos semanas.',
    nothing_ordered:
      'Primero elige almuerzos para esta semana y guárdalos. Después se pueden repetir.',
  },
  startTitle: '¿Repetir estos almuerzos para {child}?',
  startText:
    'Los almuerzos guardados de esta semana se repiten cada semana, a partir de la próxima, mientras haya menú. Lo repetido no lleva recargo, y puedes cambiar o vaciar cualquier semana.',
  startGuard:
    'Los días que elegiste o vaciaste tú no se tocan. Lo que esté cerrado, agotado o no sea seguro para {child} se omite, y te avisamos por correo.',
  unsaved:
    'Algunas elecciones de esta semana no están guardadas. Guárdalas antes si quieres que se repitan.',
  start: 'Empezar a repetir',
  starting: 'Empezando',
  stateTitle: 'Los almuerzos de {child} se repiten',
  seed: 'La semana del {week} se repite cada semana, hasta el {end}.',
  seedOver: 'Se repitió la semana del {week}. Su menú terminó, así que no se pide nada nuevo.',
  paused: 'La repetición está en pausa hasta que se complete tu último pago.',
  skippedTitle: 'No se repitió',
  stopTitle: 'Si dejas de repetir',
  goes: '{count, plural, one {Se cancela un almuerzo repetido que nadie cambió} other {Se cancelan # almuerzos repetidos que nadie cambió}}, {amount} en total. Lo que pagaste vuelve como crédito.',
  goesNothing: 'No se cancela nada: ya es tarde para cancelar los próximos almuerzos repetidos.',
  notFromHere: 'Desde esta semana no podrás volver a activar la repetición.',
  stays: 'Las semanas que cambiaste tú se quedan como están.',
  stop: 'Dejar de repetir',
  stopping: 'Deteniendo',
  instead: 'Repetir esta semana en su lugar',
  close: common.close,
  started: 'Los almuerzos de {child} se repiten desde ahora.',
  stopped: 'Los almuerzos de {child} ya no se repiten.',
  failed: 'No funcionó. Inténtalo de nuevo.',
};
