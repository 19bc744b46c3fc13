import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import { allergens, diets } from '../properties/names.es.ts';
import type { words as english } from './en.ts';
import { fields } from './fields.es.ts';

export const words: Translated<typeof english> = {
  title: 'Niños',
  loading: 'Cargando a tus niños',
  list: 'Tus niños',
  gradeAtSchool: '{grade}, {school}',
  strict: '{allergen}, estricto',
  avoids: 'Evita {allergen}',
  prefers: 'Prefiere {diet}',
  strictDiet: 'Solo {diet}',
  eatsEverything: 'Come de todo',
  noSpicy: 'Nada picante',
  edit: 'Editar a {name}',
  add: 'Agregar a un niño',
  note: 'Si cambias una alergia, revisamos todos los almuerzos ya pedidos. Si alguno deja de ser seguro, te avisamos en el mismo minuto.',
  emptyTitle: '¿A quién alimentamos?',
  empty: 'Agrega al primero y el menú de su escuela se abre enseguida.',
  failedTitle: 'No pudimos cargar a tus niños',
  failed: 'Están a salvo, y sus pedidos también. El problema es nuestro.',
  retry: common.tryAgain,
  retrySoon: 'Se intenta solo en {seconds, plural, one {# segundo} other {# segundos}}',
  editTitle: 'Editar a {name}',
  addTitle: 'Agregar a un niño',
  addText: 'Su escuela decide el menú y su grado adónde se lleva.',
  color: {
    green: 'El verde es el color de {name} en el calendario.',
    red: 'El rojo es el color de {name} en el calendario.',
    blue: 'El azul es el color de {name} en el calendario.',
    yellow: 'El amarillo es el color de {name} en el calendario.',
  },
  ...fields,
  schoolExample: 'Empieza a escribir su nombre',
  schoolGrades: '{city}, de {first} a {last}',
  schoolGrade: '{city}, {grade}',
  noSchools: 'Ninguna escuela coincide con tu búsqueda',
  schoolsFailed: 'No pudimos cargar las escuelas.',
  schoolsLoading: 'Buscando escuelas',
  keepTyping: 'Escribe al menos {count} letras.',
  chooseSchool: 'Primero elige una escuela',
  chooseGrade: 'Elige un grado',
  allergies: 'Alergias',
  allergiesHint:
    'Evitar te avisa. Estricto significa que rechazamos el plato, también al repetir, y lo que nadie comprobó no cuenta como seguro.',
  levels: { fine: 'Bien', avoid: 'Evitar', strict: 'Estricto' },
  diet: 'Dieta',
  allergens,
  diets,
  save: 'Guardar a {name}',
  saveNew: 'Guardar',
  saving: common.saving,
  checking: 'Revisando lo pedido',
  cancel: common.cancel,
  close: common.close,
  remove: 'Quitar a {name}',
  removing: common.removing,
  confirmSaveTitle:
    '{count, plural, one {Esto cancela # almuerzo pedido} other {Esto cancela # almuerzos pedidos}}',
  confirmSaveText: 'Con este cambio {name} ya no puede comer:',
  confirmSave: 'Guardar y {count, plural, one {cancelarlo} other {cancelarlos}}',
  confirmKeptTitle: 'La cocina ya tiene algo de esto',
  confirmKept: 'Guardar de todos modos',
  kept: 'La cocina ya los tiene, así que llegan como se pidieron:',
  confirmRemoveTitle: '¿Quitar a {name}?',
  confirmRemoveText: '{name} sale de tu familia aquí. No hay nada pedido por delante.',
  confirmRemoveOrders: 'Se cancelan estos almuerzos pedidos:',
  confirmRemove: 'Quitar a {name}',
  because: {
    school: 'se prepara para otra escuela',
    grade: 'se prepara para otro grado',
  },
  contains:
    '{own, select, yes {} other {{part} }}{kind, select, diet {no es {what}} spicy {es picante} other {contiene {what}}}, así que {name} no debe comerlo',
  unverified:
    '{own, select, yes {nadie lo ha comprobado} other {nadie ha comprobado {part}}} ({what}), así que no cuenta como seguro',
  comesBack:
    'Recuperas {amount}, como crédito o en lo que debes{some, select, yes {. Lo que no se cobró ya no se cobrará} other {}}.',
  cameBack:
    'Recuperaste {amount}, como crédito o en lo que debías{some, select, yes {. Lo que no se cobró ya no se cobrará} other {}}.',
  notCharged:
    '{count, plural, one {Aún no se había cobrado, así que no hay nada que devolver} other {Aún no se habían cobrado, así que no hay nada que devolver}}.',
  savedTitle: 'Guardamos a {name}.',
  removedTitle: 'Quitamos a {name}.',
  cancelledText:
    '{count, plural, one {Se canceló este almuerzo:} other {Se cancelaron estos # almuerzos:}}',
  spicy: 'Picante',
  nothingCancelled: 'Todo lo que ya estaba pedido sigue igual.',
  dismiss: 'Cerrar aviso',
};
