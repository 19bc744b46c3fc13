import type { Translated } from '../locales.ts';
import { allergensWithin } from '../properties/names.es.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  item_replaced: {
    subject:
      '{count, plural, one {Reemplazamos {from}: elige qué hacer} other {Reemplazamos # almuerzos: elige qué hacer}}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Un almuerzo que elegiste no se puede preparar como estaba previsto, así que lo reemplazamos.} other {Algunos almuerzos que elegiste no se pueden preparar como estaba previsto, así que los reemplazamos.}} Hasta la tarde anterior, cuando la cocina hace su conteo final, puedes elegir: conservarlo, pedir otra cosa o recuperar tu dinero.',
    why: 'Motivo: {because}',
    change: 'En lugar de {from}: {to}',
    refused_title: 'Por favor, elige',
    unsafe: 'No es seguro para {luncher}: {what}.',
    problem: {
      allergy: 'No es seguro para {luncher}.',
      allergy_unverified:
        'Falta verificarlo para las alergias de {luncher}, así que no se considera seguro.',
      sold_out: 'No queda suficiente para {luncher}.',
      options: 'No hay una manera segura de prepararlo para {luncher}.',
      unavailable: 'Al final no está disponible para {luncher}.',
    },
    refused_default: 'Si no haces nada, lo cancelamos y te devolvemos el dinero.',
    replaced_title: 'Reemplazado',
    safe: 'No contiene nada que {luncher} no pueda comer, según lo que nos dijiste.',
    replaced_default: 'Si no haces nada, el reemplazo se queda. Nunca cuesta más.',
    button: 'Ver tus opciones',
    property: {
      ...allergensWithin,
      vegetarian: 'sin confirmar que sea vegetariano',
      vegan: 'sin confirmar que sea vegano',
      halal: 'sin confirmar que sea halal',
      kosher: 'sin confirmar que sea kosher',
      gluten_free: 'sin confirmar que sea sin gluten',
      spicy: 'picante',
    },
  },
  replacement_settled: {
    subject:
      '{count, plural, one {Tu almuerzo reemplazado} other {Tus almuerzos reemplazados}}: qué pasa ahora',
    hello: 'Hola, {first}:',
    intro:
      'La cocina ya contó el día y aún no habías elegido. Esto hicimos con {count, plural, one {el almuerzo reemplazado} other {los almuerzos reemplazados}}.',
    accepted: 'Se queda {to}. Es seguro, según lo que nos dijiste que hay que evitar.',
    returned: 'Cancelado. Te devolvimos lo que pagaste.',
    not_charged: 'Cancelado. No se cobró ni se cobrará.',
    button: 'Ver el calendario',
  },
};
