import type { Translated } from '../locales.ts';
import { allergensWithin } from '../properties/names.es.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  item_replaced: {
    subject:
      '{count, plural, one {Reemplazamos {from}: échale un vistazo} other {Reemplazamos # almuerzos: échales un vistazo}}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Un almuerzo que elegiste no se puede preparar como estaba previsto, así que lo reemplazamos.} other {Unos almuerzos que elegiste no se pueden preparar como estaba previsto, así que los reemplazamos.}} Hasta que la cocina cuente el día, la tarde anterior, tú eliges: quedártelo, tomar otra cosa o recuperar tu dinero.',
    why: 'Motivo: {because}',
    change: 'En lugar de {from}: {to}',
    refused_title: 'Por favor, elige',
    unsafe: 'No es seguro para {luncher}: {what}.',
    problem: {
      allergy: 'No es seguro para {luncher}.',
      allergy_unverified: 'Nadie lo ha comprobado para {luncher}, así que no cuenta como seguro.',
      sold_out: 'No alcanza para {luncher}.',
      options: 'No hay manera de prepararlo que sea segura para {luncher}.',
      unavailable: 'Al final no se puede conseguir para {luncher}.',
    },
    refused_default: 'Si no haces nada, lo cancelamos y devolvemos el dinero.',
    replaced_title: 'Reemplazado',
    safe: 'No lleva nada que {luncher} no deba comer, según lo que nos dijiste.',
    replaced_default: 'Si no haces nada, el reemplazo se queda. Nunca cuesta más.',
    button: 'Ver tus opciones',
    property: {
      ...allergensWithin,
      vegetarian: 'no se sabe si es vegetariano',
      vegan: 'no se sabe si es vegano',
      halal: 'no se sabe si es halal',
      kosher: 'no se sabe si es kosher',
      gluten_free: 'no se sabe si es sin gluten',
      spicy: 'picante',
    },
  },
  replacement_settled: {
    subject:
      '{count, plural, one {Tu almuerzo reemplazado} other {Tus almuerzos reemplazados}}: qué pasa ahora',
    hello: 'Hola, {first}:',
    intro:
      'La cocina ya contó el día y aún no habías elegido. Esto hicimos con {count, plural, one {el almuerzo reemplazado} other {los almuerzos reemplazados}}.',
    accepted: '{to} se queda. No lleva nada que no se deba comer, según lo que nos dijiste.',
    returned: 'Cancelado. Lo que pagaste está de vuelta.',
    not_charged: 'Cancelado. No se cobró y nunca se cobrará.',
    button: 'Ver el calendario',
  },
};
