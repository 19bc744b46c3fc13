import type { MenuKind, Theme } from '@yay/domain/menus';
import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

const themes = {
  mediterranean: 'Día mediterráneo',
  pasta: 'Día de pasta',
  pizza: 'Día de pizza',
  sandwich: 'Día de sándwich',
  taco: 'Día de tacos',
} satisfies Record<Theme, string>;

const kinds = {
  calendar: 'Calendario',
  grab_and_go: 'Para llevar',
} satisfies Record<MenuKind, string>;

const list = {
  title: 'Menús',
  everything: 'Sin archivar',
  calendar: 'Calendario',
  grabAndGo: 'Para llevar',
  archived: 'Archivados',
  name: 'Nombre',
  kind: 'Tipo',
  theme: 'Tema',
  lastDay: 'Último día',
  items: 'Platos',
  schools: 'Escuelas',
  moreOf: '{first} y {count} más',
  groups: 'Grupos',
  daysAhead: 'Días próximos',
  state: 'Estado',
  states: { active: 'En uso', ended: 'Terminado', archived: 'Archivado' },
  created: 'Creado',
  new: 'Nuevo menú',
  schedule: 'Programación',
  archive: common.archive,
  archiveTitle: '{count, plural, one {¿Archivar # menú?} other {¿Archivar # menús?}}',
  archiveText: 'Los menús que usan días próximos se dejan como están.',
  close: common.cancel,
  emptyTitle: 'Todavía no hay menús',
  emptyText: 'Un menú es lo que se puede comer un día. Las escuelas y los grupos comen según él.',
};

const form = {
  aboutTitle: 'Menú',
  aboutNote: 'Las familias ven el tema en el día, nunca el nombre.',
  name: 'Nombre',
  kind: 'Tipo',
  kindHint: 'Para llevar: está listo en la escuela sin pedirlo. No se puede cambiar después.',
  theme: 'Tema',
  noTheme: 'Sin tema',
  lastDay: 'Último día',
  lastDayHint: 'Los pedidos que se repiten terminan con él.',
};

const create = {
  crumb: 'Nuevo',
  newTitle: 'Nuevo menú',
  newNote: 'Después vienen sus platos y los días para los que es.',
  create: 'Crear menú',
  creating: 'Creando el menú',
};

const one = {
  loading: 'Cargando el menú',
  failedTitle: 'No se pudo cargar el menú',
  failedText: common.nothingChanged,
  number: common.numbered,
  until: 'Hasta el {date}',
  actions: common.quickActions,
  copy: 'Copiar este menú',
  copyTitle: 'Copiar {name}',
  copyText: 'Un menú nuevo con estos platos y pesos, todavía sin días.',
  copyName: 'Nombre de la copia',
  archive: common.archive,
  restore: common.restore,
  archiveTitle: common.archiveNamed,
  archiveText: 'Desde ahora no se puede dar a ningún día. Los días pasados lo conservan.',
  restoreTitle: '¿Restaurar {name}?',
  restoreText: 'Se puede dar a días otra vez.',
  scheduledNote:
    '{count, plural, one {# día próximo lo usa, así que no se puede archivar.} other {# días próximos lo usan, así que no se puede archivar.}}',
  openSchedule: 'Abrir en la programación',
  archivedNote: 'Este menú está archivado. Restáurelo para cambiarlo.',
};

const items = {
  title: 'Platos',
  count: '{count, plural, one {# plato} other {# platos}}',
  item: 'Plato',
  vendor: 'Proveedor',
  weight: 'Peso',
  weightWrong: 'Un número entero de 0 a {most}, por favor.',
  weightOf: 'Peso de {name}',
  weightHint: 'Con qué frecuencia se elige al azar frente a los demás. 0 es nunca.',
  never: 'nunca al azar',
  price: 'Precio',
  ordered: 'Pedidos próximos',
  extra: 'Extra',
  unavailable: 'Archivado, o su proveedor está suspendido',
  add: 'Agregar un plato',
  addHint: 'Busque por nombre. Entra con peso 1.',
  remove: common.remove,
  removeOf: common.removeNamed,
  none: 'Todavía no hay nada en este menú.',
  added: '{name} está en el menú.',
  removed: '{name} ya no está en el menú.',
  changed: 'El peso de {name} es {weight}.',
  conflict: 'Otra persona cambió este menú mientras tanto. Así está ahora: inténtelo de nuevo.',
  orderedTitle: '{name} está pedido',
  orderedText:
    '{orders, plural, one {Hay # comida próxima pedida} other {Hay # comidas próximas pedidas}} para {lunchers, plural, one {# niño} other {# niños}} de {families, plural, one {# familia} other {# familias}}. No se cambió nada.',
  orderedDay: '{count, plural, one {# comida} other {# comidas}}',
  replace: 'Reemplazarlo, se pregunta a las familias',
  compensate: 'Quitarlo y devolver el dinero',
  close: 'Dejarlo',
};

const use = {
  title: 'Dónde se usa',
  none: 'Ningún día próximo usa este menú.',
  school: 'Escuela',
  groups: 'Grupos',
  days: 'Días próximos',
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar los días',
};

const go = {
  title: 'Escuelas que lo tienen',
  none: 'Ninguna escuela tiene listo este menú.',
  school: 'Escuela',
  from: 'Desde',
  to: 'Hasta',
  open: 'hasta nuevo aviso',
  add: 'Agregar una escuela',
  edit: 'Cambiar los días',
  editOf: 'Cambiar los días en {school}',
  remove: common.remove,
  removeOf: 'Quitar {school}',
  removeTitle: '¿Quitar {school}?',
  removeText: 'La escuela ya no tiene listo este menú.',
  save: common.save,
  toHint: 'Vacío es hasta nuevo aviso.',
  chooseSchool: 'Elija una escuela.',
  close: common.cancel,
  loading: 'Cargando las escuelas',
  failedTitle: 'No se pudieron cargar las escuelas',
  failed: 'El menú sí está.',
  retry: common.tryAgain,
  saved: 'Guardado.',
};

/** Lo que se puede comer, como lo lleva el equipo. */
export const words: Translated<typeof english> = {
  themes,
  kinds,
  list,
  form,
  create,
  one,
  items,
  use,
  go,
};
