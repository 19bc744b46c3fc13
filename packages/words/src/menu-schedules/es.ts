import type { SpecialRefusal } from '@yay/contract/daily-specials/calls';
import type { Outcome, SpecialOutcome, Theme } from '@yay/domain/menus';
import { reasons } from '../blackouts/reasons.es.ts';
import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import { properties } from '../properties/names.es.ts';
import type { words as english } from './en.ts';
import { month } from './month.es.ts';

const themes = {
  mediterranean: 'Día mediterráneo',
  pasta: 'Día de pasta',
  pizza: 'Día de pizza',
  sandwich: 'Día de sándwich',
  taco: 'Día de tacos',
} satisfies Record<Theme, string>;

const page = {
  title: 'Programación de menús',
  calendarTitle: 'Calendario',
  loading: 'Cargando la programación',
  updating: 'Actualizando',
  failedTitle: 'No se pudo cargar la programación',
  failed: common.nothingChanged,
  retry: common.tryAgain,
  noneTitle: 'Aquí todavía no hay escuelas con grados',
  noneText: 'Elija otro mercado o abra primero una escuela.',
  menus: 'Menús',
  planMonth: 'Planificar un mes',
};

const tools = {
  market: 'Mercado',
  school: 'Escuelas',
  allSchools: 'Todas las escuelas ({count})',
  group: 'Grupo de grados',
  groupOf: '{group}, {first} a {last}',
  weeks: 'Semanas',
  assign: 'Programar un menú',
  copyWeek: 'Copiar días',
  clear: 'Quitar días',
};

const grid = {
  caption: 'Semanas en filas, lunes a viernes en columnas',
  week: 'Semana',
  thisWeek: 'esta semana',
  nextWeek: 'la próxima',
  today: common.today,
  locked: 'Lo tienen las cocinas, o ya pasó',
  meals: '{count, plural, one {# comida pedida} other {# comidas pedidas}}',
  menuMeals:
    '{schools, plural, one {# escuela} other {# escuelas}}, {meals, plural, one {# comida} other {# comidas}}',
  moreMenus: '{count, plural, one {# menú más} other {# menús más}}',
  moreItems: '{count, plural, one {# más} other {# más}}',
  fewerItems: 'Menos',
  special: 'especial del día',
  unverified: 'tiene algo sin verificar',
  unavailable: 'ya no se ofrece',
  extras: '{count, plural, one {# extra} other {# extras}}',
  none: 'Sin menú programado',
  notHere: 'No según este menú',
  without: '{count, plural, one {# escuela sin menú} other {# escuelas sin menú}}',
  copyDay: 'Copiar un día',
  copyDayTo: 'Copiar un día al {date}',
  allSchools: 'Todas las escuelas',
  someSchools: '{count} de {all, plural, one {# escuela} other {# escuelas}}',
  legendWeight: 'peso al elegir al azar',
  legendSpecial: 'especial del día, máximo 2',
  legendClosed: 'cierre',
  legendMeals: 'arriba a la derecha: comidas pedidas',
};

const panel = {
  label: 'Un plato de un día',
  previous: 'Plato anterior',
  next: 'Plato siguiente',
  close: common.close,
  loading: 'Cargando el plato',
  failedTitle: 'No se pudo cargar el plato',
  failed: common.nothingChanged,
  retry: common.tryAgain,
  open: 'Abrir el plato {id}',
  openMenu: 'Abrir el menú {name}',
  unverified:
    'Sin verificar: {properties}. {count, plural, one {Mientras tanto} other {Mientras tanto}} {children, plural, =0 {no excluye a ningún niño de aquí.} one {# niño que lo evita estrictamente no puede elegirlo.} other {# niños que lo evitan estrictamente no pueden elegirlo.}}',
  unavailable: 'Este plato está archivado o su proveedor está suspendido: nadie puede elegirlo.',
  locked: 'Este día ya pasó o lo tienen las cocinas. Ya no se puede cambiar.',
  thisMenu: 'En el menú',
  weight: 'Peso',
  weightSaved: 'El peso está guardado.',
  weightAlso:
    '{count, plural, one {De # día próximo.} other {De los # días próximos que usan este menú.}}',
  specialOnly: 'Un especial de este día, no está en el menú.',
  save: common.save,
  price: 'Precio',
  units: 'Unidades',
  unitsAlso: 'De este día, para todos. Vacío es como siempre.',
  unitsSaved: 'Las unidades de este día están guardadas.',
  priceAlso: 'Desde ahora, donde se ofrezca. Lo pedido conserva su precio.',
  priceSaved: 'El precio está guardado.',
  saveOf: 'Guardar {what}',
  noEnd: 'tantas como se pidan',
  ordered: 'Pedido',
  orderedOf: '{ordered} de {units}, quedan {left}',
  orderedOnly: '{count, plural, one {# comida} other {# comidas}}',
  orderedBar: '{ordered} de {units} pedidas',
  contains: 'Contiene',
  diet: 'Dieta',
  yes: 'sí',
  no: 'no',
  unknown: 'sin verificar',
  options: 'Opciones',
  optionGroups: '{count, plural, one {# grupo} other {# grupos}}',
  actions: 'Qué se puede hacer',
  replace: 'Reemplazar en este menú',
  replaceNote:
    '{count, plural, =0 {nada pedido} one {# pedido, se pregunta} other {# pedidos, se pregunta}}',
  makeSpecial: 'Hacerlo especial del día',
  removeSpecial: 'Que ya no sea especial del día',
  specialsUsed: '{count} de 2 usados',
  makeSpecialAt: 'Hacerlo especial del día en escuelas',
  specialAt: '{count} de {all, plural, one {# escuela} other {# escuelas}}',
  specialSavedAt:
    '{name} es un especial del día en {count, plural, one {# escuela} other {# escuelas}}.',
  addSpecial: 'Agregar un especial del día',
  remove: 'Quitar de este menú',
  removeNote: '{count, plural, one {# día próximo} other {# días próximos}}',
  removed: '{name} ya no está en el menú.',
  removeTitle: '¿Quitar {name} de {menu}?',
  removeText:
    '{count, plural, one {Desaparece de # día próximo.} other {Desaparece de # días próximos, en cada escuela que usa este menú.}} Lo pedido se queda y se dice antes.',
  specialSaved: '{name} es especial del día.',
  specialRemoved: '{name} ya no es especial del día.',
  orderedTitle: '{name} está pedido',
  orderedText:
    '{orders, plural, one {Hay # comida próxima pedida} other {Hay # comidas próximas pedidas}} para {lunchers, plural, one {# niño} other {# niños}}. No se cambió nada.',
  compensate: 'Quitarlo y devolver el dinero',
  cancel: 'Dejarlo',
  confirm: common.remove,
  logged: 'Esto queda en el registro con su nombre.',
  specialOf: 'Especiales del {date}',
  specialSearch: 'Buscar un plato',
};

const special = {
  title: '{name} como especial del día',
  text: 'Según el menú {menu}, el {date}. En todas las escuelas que elija, o en ninguna.',
  close: common.cancel,
  save: 'Hacerlo especial',
  saving: common.saving,
  refused:
    '{count, plural, one {En # escuela no puede ser especial.} other {En # escuelas no puede ser especial.}} No se cambió nada.',
  because: '{school}: {why}',
  why: {
    not_by_this_menu: 'ese día no come según este menú',
    day_locked: 'el día ya pasó o lo tienen las cocinas',
    already_special: 'ya es un especial ahí',
    too_many_specials: 'el día ya tiene dos especiales',
  } satisfies Record<SpecialRefusal, string>,
  leaveOut: 'Dejar fuera estas escuelas',
};

const plan = {
  title: { assign: 'Programar un menú', copy: 'Copiar días', clear: 'Quitar días' },
  close: common.cancel,
  back: 'Cambiarlo',
  menu: 'Menú',
  menuHint: 'Busque por nombre.',
  dates: 'Días',
  from: 'Primer día',
  to: 'Último día',
  weekdays: 'En',
  weekday: { mon: 'lun', tue: 'mar', wed: 'mié', thu: 'jue', fri: 'vie' },
  unit: 'Copiar',
  units: { day: 'Un día', week: 'Una semana', month: 'Un mes' },
  source: {
    day: 'El día que se copia',
    week: 'Un día de la semana que se copia',
    month: 'Un día del mes que se copia',
  },
  target: { day: 'Al día', week: 'A la semana del', month: 'Al mes del' },
  repeat: 'Cuántos seguidos',
  repeatHint: 'Semanas o meses uno tras otro. Los días de la semana se conservan.',
  monthHint: 'El primer lunes va al primer lunes, el segundo al segundo, y así sucesivamente.',
  groups: 'Grupos de grados',
  preview: 'Ver qué pasa',
  previewing: 'Mirando',
  save: common.save,
  saving: common.saving,
  saved:
    '{count, plural, =0 {No hubo que cambiar nada.} one {# día está programado.} other {# días están programados.}}',
  cleared:
    '{count, plural, =0 {No hubo que cambiar nada.} one {# día está quitado.} other {# días están quitados.}}',
  unitNote: 'Un día aquí es un día de una escuela y un grupo de grados.',
  outcomes: {
    set: '{count, plural, one {# día recibe un menú} other {# días reciben un menú}}',
    replaced: '{count, plural, one {# día cambia de menú} other {# días cambian de menú}}',
    cleared: '{count, plural, one {# día se quita} other {# días se quitan}}',
    same: '{count, plural, one {# día ya está así} other {# días ya están así}}',
    taken: '{count, plural, one {# día tiene otro menú} other {# días tienen otro menú}}',
    ordered:
      '{count, plural, one {# día se queda: hay familias que perderían lo pedido} other {# días se quedan: hay familias que perderían lo pedido}}',
    closed: '{count, plural, one {# día cerrado se omite} other {# días cerrados se omiten}}',
    locked:
      '{count, plural, one {# día ya no se puede cambiar} other {# días ya no se pueden cambiar}}',
  } satisfies Record<Outcome, string>,
  short: {
    set: 'lo recibe',
    replaced: 'cambia',
    cleared: 'se quita',
    same: 'ya está así',
    taken: 'tiene otro menú',
    ordered: 'se queda, pedido',
    closed: 'cerrado',
    locked: 'no se puede',
  } satisfies Record<Outcome, string>,
  nothing:
    '{count, plural, one {# día no tiene nada que copiar} other {# días no tienen nada que copiar}}',
  gaps: {
    from: '{day} no se copia: {month} solo tiene cuatro de ese día de la semana.',
    to: '{day} se queda como está: {month} solo tiene cuatro de ese día de la semana.',
  },
  extended: '{name} dura entonces hasta el {date}, no hasta el {before}.',
  moreExtended:
    '{count, plural, one {# menú más dura más tiempo.} other {# menús más duran más tiempo.}}',
  taken: 'Días que tiene otro menú',
  keep: 'Dejarlos',
  overwrite: 'Reemplazarlos',
  orderedNote:
    'Los días con pedidos que perderían algo nunca se cambian aquí. Reemplace el plato en su menú.',
  list: 'Cada día que no se pone sin más',
  more: '{count} más no están en la lista.',
  day: 'Día',
  school: 'Escuela',
  group: 'Grupo',
  what: 'Qué pasa',
  now: 'Ahora',
  meals: 'Comidas',
  losing: '{losing} de {meals} perderían la suya',
  none: 'No cambiaría nada.',
  changed: 'Cambió mientras tanto. Así quedaría ahora.',
  specials: {
    title: 'Especiales del día',
    outcomes: {
      set: '{count, plural, one {# especial del día se copia} other {# especiales del día se copian}}',
      same: '{count, plural, one {# ya está ahí} other {# ya están ahí}}',
      taken:
        '{count, plural, one {# es de un día que tiene otro menú} other {# son de días que tienen otro menú}}',
      day_stays:
        '{count, plural, one {# no se copia: su día no cambia} other {# no se copian: sus días no cambian}}',
      full: '{count, plural, one {# no se copia: el día ya tiene dos} other {# no se copian: los días ya tienen dos}}',
      unavailable:
        '{count, plural, one {# no se copia: ya no se ofrece} other {# no se copian: ya no se ofrecen}}',
    } satisfies Record<SpecialOutcome, string>,
    short: {
      set: 'se copia',
      same: 'ya está ahí',
      taken: 'el día tiene otro menú',
      day_stays: 'el día no cambia',
      full: 'el día ya tiene dos',
      unavailable: 'ya no se ofrece',
    } satisfies Record<SpecialOutcome, string>,
    list: 'Especiales del día que no se copian',
    left: '{date}, {school}: {why}',
  },
};

/** Qué escuela y qué grupo come según qué menú, día a día. */
export const words: Translated<typeof english> = {
  themes,
  properties,
  reasons,
  page,
  tools,
  grid,
  panel,
  special,
  plan,
  month,
};
