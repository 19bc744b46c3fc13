import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Tipos de extra',
  vendorTitle: 'Tipos de extra de {vendor}',
  note: 'Los tipos de extras, en el orden en que aparecen.',
  vendorNote: 'Cuántos extras de esta cocina hay de cada tipo.',
  name: 'Nombre',
  uses: 'Extras',
  place: 'Orden',
  acts: 'Acciones',
  add: 'Agregar un tipo de extra',
  new: 'Tipo de extra nuevo',
  create: 'Agregar',
  rename: 'Cambiar el nombre de {name}',
  save: common.save,
  cancel: common.cancel,
  up: 'Subir {name}',
  down: 'Bajar {name}',
  archive: 'Archivar {name}',
  restore: 'Restaurar {name}',
  archiveTitle: common.archiveNamed,
  archiveText:
    '{count, plural, =0 {Ningún extra es de este tipo.} one {El # extra de este tipo lo conserva.} other {Los # extras de este tipo lo conservan.}} No se podrá dar a otros extras.',
  archiveConfirm: common.archive,
  logged: 'Esto queda en el registro con tu nombre.',
  working: common.oneMoment,
  archived: 'Archivado',
  emptyTitle: 'Todavía no hay tipos de extra',
  emptyText: 'Frutas, bebidas, botanas: da un tipo a los extras para encontrarlos más fácil.',
  loading: 'Cargando los tipos de extra',
  failedTitle: 'No se pudieron cargar los tipos de extra',
  retry: common.tryAgain,
  moved: '{name} es ahora el número {place} de {of}',
  changedMeanwhile: 'Otra persona cambió los tipos de extra. Así están ahora.',
  all: 'Todos los tipos de extra',
};
