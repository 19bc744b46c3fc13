import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { go as englishGo, theme as englishTheme } from './go.en.ts';

export const go: Translated<typeof englishGo> = {
  title: 'Para llevar',
  show: 'Ver almuerzos para llevar',
  hint: 'Almuerzos listos en la escuela, sin nada que elegir para el día. Salen de lo que guarda la escuela, mientras haya.',
  ordered: 'Pedido',
  mark: 'Para llevar',
  none: 'No hay almuerzos para llevar esta semana.',
  ready: 'Listo en {school}',
  readyNone: 'En {school} no hay nada listo esta semana.',
  until: 'hasta el {date}',
  contains: 'Contiene {list}',
  containsNothing: 'Ninguno de los nueve alérgenos',
  unverified: 'Sin verificar: {list}',
  notFor: 'No es seguro para {children}',
  order: 'Pedir',
  orderItem: 'Pedir {item}',
  orderFor: 'Pedir por {total}',
  orderLate: 'Pedir por {total}, con un recargo de {fee}',
  child: 'Para quién',
  day: 'Día',
  replaces: 'Reemplaza {item}, que {child} tiene el {day}.',
  cancel: common.cancel,
  saved: 'Almuerzo para llevar pedido: {child}, {day}.',
  remove: common.remove,
  removeItem: 'Quitar {item}: {child}, {day}',
  removed: 'Almuerzo para llevar quitado: {child}, {day}.',
  loading: 'Cargando los almuerzos para llevar',
  failed: 'No se pudieron cargar los almuerzos para llevar.',
  again: common.tryAgain,
  months: 'Ver el mes',
};

export const theme: Translated<typeof englishTheme> = {
  mediterranean: 'Día mediterráneo',
  pasta: 'Día de pasta',
  pizza: 'Día de pizza',
  sandwich: 'Día de sándwich',
  taco: 'Día de tacos',
};
