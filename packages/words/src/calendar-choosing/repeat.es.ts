import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { repeat as english } from './repeat.en.ts';

export const repeat: Translated<typeof english> = {
  on: 'Repetir cada semana',
  onLabel: 'Repetir cada semana, {child}',
  cannot: {
    menus_differ: 'No se puede repetir: la próxima semana hay menú nuevo',
    menu_ends: 'No se puede repetir: el menú termina esta semana',
    no_menu: 'No se puede repetir: aún no hay menú',
    all_closed: 'No se puede repetir: la escuela está cerrada',
    nothing_ordered: 'Elige y guarda almuerzos para repetirlos',
  },
  why: {
    menus_differ:
      'La próxima semana hay otro menú. Los almuerzos se repiten desde una semana cuyo menú sigue en la próxima.',
    menu_ends: 'El menú termina esta semana y el siguiente todavía no está planeado.',
    no_menu: 'Todavía no hay menú para esta semana y la siguiente.',
    all_closed: 'No hay ningún día con escuela abierta en las dos semanas.',
    nothing_ordered:
      'Primero elige almuerzos para esta semana y guárdalos. Después se pueden repetir.',
  },
  startTitle: '¿Repetir estos almuerzos para {child}?',
  startText:
    'Lo guardado en esta semana se repite cada semana a partir de la próxima, hasta donde haya menú. Lo repetido no lleva recargo, y cada semana se puede cambiar o vaciar.',
  startGuard:
    'Los días que elegiste o vaciaste tú no se tocan. Lo que esté cerrado, agotado o no sea seguro para {child} se omite, y te escribimos.',
  unsaved:
    'Algunas elecciones de esta semana no están guardadas. Guárdalas antes si deben repetirse.',
  start: 'Empezar a repetir',
  starting: 'Empezando',
  stateTitle: 'Los almuerzos de {child} se repiten',
  seed: 'La semana del {week} se repite cada semana, hasta el {end}.',
  seedOver: 'Se repitió la semana del {week}. Su menú terminó, así que no se pide nada nuevo.',
  paused: 'La repetición está en pausa hasta que se complete tu último pago.',
  skippedTitle: 'No se repitió',
  stopTitle: 'Si dejas de repetir',
  goes: '{count, plural, one {Se cancela un almuerzo repetido que nadie cambió} other {Se cancelan # almuerzos repetidos que nadie cambió}}, {amount} en total. Lo pagado vuelve como crédito.',
  goesNothing:
    'No se cancela nada: ya no hay almuerzos repetidos por delante que se puedan cancelar.',
  notFromHere: 'Desde esta semana no se podrá volver a repetir.',
  stays: 'Las semanas que cambiaste tú se quedan como están.',
  stop: 'Dejar de repetir',
  stopping: 'Deteniendo',
  instead: 'Repetir esta semana en su lugar',
  close: common.close,
  started: 'Los almuerzos de {child} se repiten desde ahora.',
  stopped: 'Los almuerzos de {child} ya no se repiten.',
  failed: 'No funcionó. Inténtalo de nuevo.',
};
