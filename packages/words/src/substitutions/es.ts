import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Elecciones que te esperan',
  intro:
    'A veces una cocina no puede preparar lo que elegiste. Esto es lo que hicimos en su lugar, y tú tienes la última palabra hasta que la cocina cuente el día.',
  actingFor: 'Estás eligiendo por esta familia.',
  loading: 'Cargando tus elecciones',
  failedTitle: 'No pudimos cargar tus elecciones',
  failed: 'Están a salvo. El problema es nuestro.',
  emptyTitle: 'Nada te espera',
  empty:
    'Cada almuerzo llega como lo elegiste. Si alguna vez tenemos que reemplazar uno, aquí decides.',
  calendar: 'Abrir el calendario',
  waiting: 'Te esperan',
  decided: 'Decididas hace poco',
  card: '{child}, {day}',
  instead: 'en lugar de {from}',
  stillHas: 'iba a ser {from}',
  why: 'Motivo: {because}',
  safe: 'Seguro para {child}, según lo que nos dijiste que evite.',
  unsafe: 'No es seguro para {child}: {what}.',
  unverified: 'No es seguro para {child}: nadie lo ha comprobado ({what}).',
  problems: {
    allergy: 'No es seguro para {child}.',
    allergy_unverified: 'Nadie lo ha comprobado para {child}, así que no cuenta como seguro.',
    sold_out: 'No alcanza para {child}.',
    options: 'No hay manera de prepararlo que sea segura para {child}.',
    unavailable: 'Al final no se puede conseguir.',
  },
  price: {
    same: 'El mismo precio, {amount}.',
    less: '{amount} en lugar de {before}. Pagas menos.',
  },
  until: 'Elige hasta el {when}.',
  atLock: {
    accept: 'Si no haces nada, {to} se queda.',
    credit: 'Si no haces nada, lo cancelamos y no lo pagas.',
    creditReturned: 'Si no haces nada, lo cancelamos y recuperas {amount}.',
  },
  accept: 'Conservar {to}',
  swap: 'Elegir otra cosa',
  credit: 'Cancelarlo',
  working: common.saving,
  close: common.close,
  creditTitle: '¿Cancelar este almuerzo?',
  creditText: 'Entonces {child} no tiene almuerzo nuestro el {day}.',
  creditReturned: 'Recuperas {amount} en seguida.',
  creditUncharged: 'No se cobrarán {amount}.',
  creditConfirm: 'Cancelar el almuerzo',
  swapTitle: 'Otra cosa para {child}',
  swapText: 'Todo esto es seguro para {child} y aún se puede pedir para el {day}. Sin recargo.',
  swapLoading: 'Buscando lo que es seguro',
  swapFailed: 'No pudimos consultarlo. Inténtalo de nuevo.',
  swapRetry: common.tryAgain,
  swapEmpty:
    'Nada más de ese día es seguro para {child} y se puede pedir. Puedes cancelar el almuerzo y no pagar nada.',
  swapEmptyReturned:
    'Nada más de ese día es seguro para {child} y se puede pedir. Puedes cancelar el almuerzo y recuperas {amount}.',
  swapWith: '+ {options}',
  swapTake: 'Tomar {meal}',
  swapDone: 'Tomarlo',
  swapNone: 'Elige primero uno de estos.',
  states: {
    open: 'Te espera',
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
    lock: 'Se decidió por ti cuando la cocina contó el día.',
  },
  told: {
    accepted: 'Listo: {meal} se queda.',
    swapped: 'Listo: {child} tiene {meal}.',
    credited: 'Listo: el almuerzo está cancelado.',
  },
};
