import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Decisiones pendientes',
  intro:
    'A veces una cocina no puede preparar lo que elegiste. Esto es lo que hicimos en su lugar. Puedes decidir hasta el conteo final de la cocina para ese día.',
  actingFor: 'Estás decidiendo por esta familia.',
  loading: 'Cargando tus elecciones',
  failedTitle: 'No pudimos cargar tus elecciones',
  failed: 'Están a salvo. El problema es nuestro.',
  emptyTitle: 'Nada por decidir',
  empty:
    'Cada almuerzo llega como lo elegiste. Si alguna vez tenemos que reemplazar uno, aquí decides.',
  calendar: 'Abrir el calendario',
  waiting: 'Esperan tu decisión',
  decided: 'Decididas recientemente',
  card: '{child}, {day}',
  instead: 'en lugar de {from}',
  stillHas: 'iba a ser {from}',
  why: 'Motivo: {because}',
  safe: 'Seguro para {child}, según lo que nos dijiste que debe evitar.',
  avoids: '{child} evita {what}.',
  contains: 'Contiene {what}',
  unsafe: 'No es seguro para {child}: {what}.',
  unverified: 'No es seguro para {child}: falta verificarlo ({what}).',
  problems: {
    allergy: 'No es seguro para {child}.',
    allergy_unverified:
      'Falta verificarlo para las alergias de {child}, así que no se considera seguro.',
    sold_out: 'No queda suficiente para {child}.',
    options: 'No hay una manera segura de prepararlo para {child}.',
    unavailable: 'Al final no está disponible.',
  },
  price: {
    same: 'Mismo precio, {amount}.',
    less: '{amount} en lugar de {before}. Pagas menos.',
  },
  until: 'Elige antes del {when}.',
  atLock: {
    accept: 'Si no haces nada, se queda {to}.',
    credit: 'Si no haces nada, lo cancelamos y no lo pagas.',
    creditReturned: 'Si no haces nada, lo cancelamos y recuperas {amount}.',
  },
  accept: 'Conservar {to}',
  swap: 'Elegir otra cosa',
  credit: 'Cancelarlo',
  working: common.saving,
  close: common.close,
  creditTitle: '¿Cancelar este almuerzo?',
  creditText: 'Entonces {child} no tendrá almuerzo nuestro el {day}.',
  creditReturned: 'Recuperas {amount} de inmediato.',
  creditUncharged: 'No se cobrarán {amount}.',
  creditConfirm: 'Cancelar el almuerzo',
  creditBack: 'Volver',
  swapTitle: 'Otra cosa para {child}',
  swapText: 'Todo esto aún se puede pedir para el {day}. Sin recargo.',
  swapSafe: 'Seguro para {child}',
  swapAvoids: 'Con algo que {child} evita',
  swapLoading: 'Buscando platos disponibles',
  swapFailed: 'No pudimos consultarlo. Inténtalo de nuevo.',
  swapRetry: common.tryAgain,
  swapEmpty:
    'Ese día no hay nada más que {child} pueda comer. Puedes cancelar el almuerzo y no pagar nada.',
  swapEmptyReturned:
    'Ese día no hay nada más que {child} pueda comer. Puedes cancelar el almuerzo y recuperar {amount}.',
  swapWith: '+ {options}',
  swapTake: 'Elegir {meal}',
  swapDone: 'Elegirlo',
  swapNone: 'Elige primero uno de estos.',
  states: {
    open: 'Pendiente',
    accepted: 'Conservado',
    swapped: 'Cambiado por {meal}',
    credited: 'Cancelado',
  },
  gone: {
    accepted: 'Conservado y cancelado después',
    swapped: 'Cambiado por {meal} y cancelado después',
  },
  by: {
    family: 'Lo decidiste tú.',
    team: 'Nuestro equipo lo decidió por ti.',
    lock: 'Se decidió por ti cuando la cocina hizo su conteo final.',
  },
  told: {
    accepted: 'Listo: se queda {meal}.',
    swapped: 'Listo: {child} tendrá {meal}.',
    credited: 'Listo: el almuerzo está cancelado.',
  },
};
