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
  title: 'Calendario de menús',
  calendarTitle: 'Calendario',
  loading: 'Cargando el calendario de menús',
  updating: 'Actualizando',
  failedTitle: 'No se pudo cargar el calendario de menús',
  retry: common.tryAgain,
  noneTitle: 'Aquí todavía no hay escuelas con grados',
  noneText: 'Elige otro mercado o abre primero una escuela.',
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
  nextWeek: 'la próxima semana',
  today: common.today,
  locked: 'Ya lo tienen las cocinas o ya pasó',
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
  notHere: 'No con este menú',
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
  retry: common.tryAgain,
  open: 'Abrir el plato {id}',
  openMenu: 'Abrir el menú {name}',
  unverified:
    'Sin verificar: {properties}. {children, plural, =0 {No afecta a ningún niño de aquí.} one {# niño que lo evita estrictamente no puede elegirlo.} other {# niños que lo evitan estrictamente no pueden elegirlo.}}',
  unavailable:
    'Este plato está archivado o su cocina está suspendida, así que nadie puede elegirlo.',
  locked: 'Este día ya pasó o ya lo tienen las cocinas, así que no se puede cambiar.',
  thisMenu: 'En el menú',
  weight: 'Peso',
  weightSaved: 'Peso guardado.',
  weightAlso:
    '{count, plural, one {Para # próximo día.} other {Para los # próximos días con este menú.}}',
  specialOnly: 'Un especial de este día que no está en el menú.',
  save: common.save,
  price: 'Precio',
  units: 'Unidades',
  unitsAlso: 'Para este día, para todos. Déjalo vacío para el número habitual.',
  unitsSaved: 'Unidades de este día guardadas.',
  priceAlso:
    'Desde ahora, dondequiera que se ofrezca. Los almuerzos ya pedidos conservan su precio.',
  priceSaved: 'Precio guardado.',
  saveOf: 'Guardar {what}',
  noEnd: 'sin límite',
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
  actions: 'Acciones',
  replace: 'Reemplazar en este menú',
  replaceNote:
    '{count, plural, =0 {nada pedido} one {# pedido; preguntamos a la familia} other {# pedidos; preguntamos a las familias}}',
  makeSpecial: 'Hacerlo especial del día',
  removeSpecial: 'Ya no es especial del día',
  specialsUsed: '{count} de 2 usados',
  makeSpecialAt: 'Hacerlo especial del día en escuelas',
  specialAt: '{count} de {all, plural, one {# escuela} other {# escuelas}}',
  specialSavedAt:
    '{name} es un especial del día en {count, plural, one {# escuela} other {# escuelas}}.',
  addSpecial: 'Agregar un especial del día',
  remove: 'Quitar de este menú',
  removeNote: '{count, plural, one {# próximo día} other {# próximos días}}',
  removed: '{name} ya no está en el menú.',
  removeTitle: '¿Quitar {name} de {menu}?',
  removeText:
    '{count, plural, one {Se quita de # próximo día.} other {Se quita de # próximos días, en cada escuela con este menú.}} Si hay familias que lo pidieron, primero eliges qué hacer.',
  specialSaved: '{name} es especial del día.',
  specialRemoved: '{name} ya no es especial del día.',
  orderedTitle: '{name} tiene próximos pedidos',
  orderedText:
    '{orders, plural, one {# próxima comida lo incluye} other {# próximas comidas lo incluyen}} para {lunchers, plural, one {# niño} other {# niños}}. No se cambió nada.',
  compensate: 'Quitarlo y reembolsar a las familias',
  cancel: 'Dejarlo así',
  confirm: common.remove,
  logged: 'Esto queda en el registro con tu nombre.',
  specialOf: 'Especiales del {date}',
  specialSearch: 'Buscar un plato',
};

const special = {
  title: '{name} como especial del día',
  text: 'En el menú {menu}, el {date}. En todas las escuelas que elijas, o en ninguna.',
  close: common.cancel,
  save: 'Hacerlo especial',
  saving: common.saving,
  refused:
    '{count, plural, one {En # escuela no puede ser especial.} other {En # escuelas no puede ser especial.}} No se cambió nada.',
  because: '{school}: {why}',
  why: {
    not_by_this_menu: 'no usa este menú ese día',
    day_locked: 'el día ya pasó o ya lo tienen las cocinas',
    already_special: 'ya es un especial ahí',
    too_many_specials: 'el día ya tiene dos especiales',
  } satisfies Record<SpecialRefusal, string>,
  leaveOut: 'Dejar fuera estas escuelas',
};

const plan = {
  title: { assign: 'Programar un menú', copy: 'Copiar días', clear: 'Quitar días' },
  close: common.cancel,
  back: 'Cambiar',
  menu: 'Menú',
  menuHint: 'Busca por nombre.',
  dates: 'Días',
  from: 'Primer día',
  to: 'Último día',
  weekdays: 'Días',
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
  previewing: 'Revisando',
  save: common.save,
  saving: common.saving,
  saved:
    '{count, plural, =0 {No hubo que cambiar nada.} one {# día programado.} other {# días programados.}}',
  cleared:
    '{count, plural, =0 {No hubo que cambiar nada.} one {# día quedó vacío.} other {# días quedaron vacíos.}}',
  unitNote: 'Un día aquí es un día de una escuela y un grupo de grados.',
  outcomes: {
    set: '{count, plural, one {# día recibe un menú} other {# días reciben un menú}}',
    replaced: '{count, plural, one {# día cambia de menú} other {# días cambian de menú}}',
    cleared: '{count, plural, one {# día queda vacío} other {# días quedan vacíos}}',
    same: '{count, plural, one {# día no necesita cambios} other {# días no necesitan cambios}}',
    taken: '{count, plural, one {# día tiene otro menú} other {# días tienen otro menú}}',
    ordered:
      '{count, plural, one {# día no cambia: hay familias que perderían lo que pidieron} other {# días no cambian: hay familias que perderían lo que pidieron}}',
    closed: '{count, plural, one {# día cerrado se omite} other {# días cerrados se omiten}}',
    locked:
      '{count, plural, one {# día ya no se puede cambiar} other {# días ya no se pueden cambiar}}',
  } satisfies Record<Outcome, string>,
  short: {
    set: 'lo recibe',
    replaced: 'cambia',
    cleared: 'queda vacío',
    same: 'sin cambios',
    taken: 'tiene otro menú',
    ordered: 'no cambia, hay pedidos',
    closed: 'cerrado',
    locked: 'no se puede cambiar',
  } satisfies Record<Outcome, string>,
  nothing:
    '{count, plural, one {# día no tiene nada que copiar} other {# días no tienen nada que copiar}}',
  gaps: {
    from: '{day} no se copia: {month} solo tiene cuatro de ese día de la semana.',
    to: '{day} se queda como está: {month} solo tiene cuatro de ese día de la semana.',
  },
  extended: '{name} durará hasta el {date} en lugar del {before}.',
  moreExtended:
    '{count, plural, one {# menú más durará más tiempo.} other {# menús más durarán más tiempo.}}',
  taken: 'Días con otro menú',
  keep: 'Dejarlos así',
  overwrite: 'Reemplazarlos',
  orderedNote:
    'Los días con pedidos que perderían algo nunca se cambian aquí. Reemplaza el plato en su menú.',
  list: 'Días que hay que revisar',
  more: 'No se muestran {count} más.',
  day: 'Día',
  school: 'Escuela',
  group: 'Grupo',
  what: 'Qué pasa',
  now: 'Ahora',
  meals: 'Comidas',
  losing: '{losing} de {meals} perderían la suya',
  none: 'No cambiaría nada.',
  changed: 'Esto cambió. Así quedaría ahora.',
  specials: {
    title: 'Especiales del día',
    outcomes: {
      set: '{count, plural, one {# especial del día se copia} other {# especiales del día se copian}}',
      same: '{count, plural, one {# ya está ahí} other {# ya están ahí}}',
      taken:
        '{count, plural, one {# está en un día con otro menú} other {# están en días con otro menú}}',
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
