import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  order_confirmation: {
    subject: 'Tus almuerzos de la semana del {week}',
    subject_empty: 'No hay almuerzos pedidos para la semana del {week}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Hay # almuerzo pedido} other {Hay # almuerzos pedidos}} para la semana del {week}.',
    intro_empty: 'La semana del {week} quedó vacía: no hay nada pedido.',
    options: 'Con {options}',
    extras: 'Además, {extras}',
    late_fee: 'Incluye un recargo por pedido tardío de {amount}',
    meals_total: 'Platos',
    late_fee_total: 'Recargos por pedido tardío',
    discount_total: 'Descuento',
    discount_code_total: 'Descuento {code}',
    grand_total: 'Total',
    refused_title: 'Lo que no pudimos hacer',
    refused_intro: 'Estos días quedaron como estaban:',
    button: 'Ver la semana',
  },
};
