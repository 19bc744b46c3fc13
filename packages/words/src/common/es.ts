import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';
import { tryAgain } from './try-again.ts';

export const words: Translated<typeof english> = {
  tryAgain: tryAgain.es,
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando',
  archive: 'Archivar',
  restore: 'Restaurar',
  remove: 'Quitar',
  removeNamed: 'Quitar {name}',
  /** The question before unsaved changes go out of sight. */
  leaveTitle: '¿Salir sin guardar?',
  leaveText:
    '{count, plural, one {# cambio no está guardado y se perderá.} other {# cambios no están guardados y se perderán.}}',
  leave: 'Salir',
  stay: 'Quedarme aquí',
  removing: 'Quitando',
  yes: 'Sí',
  no: 'No',
  oneMoment: 'Un momento',
  quickActions: 'Acciones rápidas',
  nothingChanged: 'No se cambió nada.',
  hiccup: 'Hubo un problema con tu conexión o nuestro servidor.',
  notLoaded: 'No se pudo cargar',
  nameless: 'Un niño',
  numbered: 'N.º {id}',
  archiveNamed: '¿Archivar {name}?',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'Hoy',
  thisWeek: 'Esta semana',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageOf: 'Página {page} de {last}',
  /** Of a grade, where not all of it is meant. */
  childrenOf: '{count, plural, one {# niño de {grade}} other {# niños de {grade}}}',
};
