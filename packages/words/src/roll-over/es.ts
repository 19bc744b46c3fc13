import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Subir los grados',
  note: 'Para el año escolar {year}–{next}',
  preview: 'Vista previa. Nada se ha movido y no se avisó a ninguna familia.',
  move: '{count, plural, one {niño sube} other {niños suben}}',
  leave: '{count, plural, one {niño deja el último grado} other {niños dejan el último grado}}',
  other: '{count, plural, one {niño es una excepción} other {niños son excepciones}}',
  unknown:
    '{count, plural, one {niño no tiene grado válido y se queda} other {niños no tienen grado válido y se quedan}}',
  grades: 'Grados',
  from: 'Ahora',
  to: 'Después',
  children: 'Niños',
  stays: 'Se queda hasta que responda la familia',
  exceptions: 'Excepciones',
  exceptionsNote: 'Elige a un niño que se queda, salta un grado o aún no sabe.',
  child: 'Niño',
  pick: 'Elige a un niño',
  lastTo: 'Adónde va {grade}',
  lastAsks: 'Se pregunta a las familias',
  atSchool: '{grade}, {school}',
  staysIn: 'Se queda en {grade}',
  remove: 'Quitar a {name}',
  what: 'Qué pasa',
  whatGrades: 'Los niños reciben su próximo grado y los salones se vacían.',
  whatLast: 'A las familias del último grado se les pide escuela y grado antes de volver a pedir.',
  whatLastAway:
    'Los niños del último grado pasan a la otra escuela. No se pregunta a sus familias.',
  whatOrders:
    '{count, plural, =0 {No hay almuerzos pedidos.} one {# almuerzo pedido se revisa: lo que no se ofrece al grado nuevo se cancela y se devuelve.} other {# almuerzos pedidos se revisan: lo que no se ofrece al grado nuevo se cancela y se devuelve.}}',
  whatUndo:
    'Puedes deshacerlo una vez, hasta el primer pedido en un grado nuevo. Lo cancelado queda cancelado.',
  start: '{count, plural, one {Mover # niño} other {Mover # niños}}',
  confirmTitle: '¿Subir los grados?',
  confirmText: '{count, plural, one {# niño cambia de grado.} other {# niños cambian de grado.}}',
  cancel: common.cancel,
  working: 'Procesando',
  moving: 'Moviendo: {done} de {count}',
  undoing: 'Devolviendo: {done} de {count}',
  doneTitle: 'Los grados ya subieron',
  done: '{name} movió {count, plural, one {# niño} other {# niños}} el {day}.',
  skipped:
    '{count, plural, one {La familia de # niño lo cambió mientras tanto y se dejó así.} other {Las familias de # niños los cambiaron mientras tanto y se dejaron así.}}',
  undo: 'Deshacer',
  undoTitle: '¿Devolver a todos los niños?',
  undoText: 'Todos recuperan el grado y el salón de antes.',
  noUndo: 'Alguien pidió en un grado nuevo, así que ya no se puede deshacer.',
  emptyTitle: 'Nadie que mover',
  empty: 'Esta escuela todavía no tiene niños.',
  loading: 'Cargando los grados',
  failedTitle: 'No pudimos cargar los grados',
  failed: common.hiccup,
  retry: common.tryAgain,
};
