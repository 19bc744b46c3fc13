import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  week_preview: {
    subject: 'Los almuerzos de la próxima semana: semana del {week}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Hay # almuerzo pedido} other {Hay # almuerzos pedidos}} para la semana del {week}. Así se ve, día por día:',
    intro_empty: 'Todavía no hay nada pedido para la semana del {week}. Así se ve, día por día:',
    missing:
      '{count, plural, one {Todavía puedes elegir el almuerzo de # día.} other {Todavía puedes elegir el almuerzo de # días.}}',
    options: 'Con {options}',
    extras: 'Además, {extras}',
    closed: 'No hay almuerzo: {why}',
    no_menu: 'Todavía no hay menú para este día',
    nothing: 'Todavía sin elegir',
    nothing_closed: 'Sin elegir',
    button: 'Ver la semana',
    button_choose: 'Elegir almuerzos',
  },
  nothing_chosen: {
    subject: 'Aún no hay nada elegido para la semana del {week}',
    hello: 'Hola, {first}:',
    intro: 'Ya hay menú para la semana del {week} y todavía no hay nada pedido para {lunchers}.',
    no_fee: 'Estás a tiempo: lo que elijas hoy no lleva recargo por pedido tardío.',
    button: 'Elegir almuerzos',
    stop: '¿Llevarán comida de casa la próxima semana? Entonces no tienes que hacer nada. Puedes desactivar este aviso en tu cuenta.',
  },
};
