import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  lunch_not_safe: {
    subject:
      '{count, plural, one {Un almuerzo no es seguro para {luncher}} other {# almuerzos no son seguros para tus hijos}}',
    hello: 'Hola, {first}:',
    intro:
      'Cambió la información de un plato, así que revisamos todos los almuerzos pedidos. {count, plural, one {Este ya no es seguro} other {Estos ya no son seguros}}.',
    kept_title:
      '{count, plural, one {La cocina ya tiene este almuerzo} other {La cocina ya tiene estos almuerzos}}',
    kept_intro:
      '{count, plural, one {Ya no se puede cancelar.} other {Ya no se pueden cancelar.}} Habla con la escuela y con tu hijo para que no lo coma. Ya avisamos a nuestro equipo.',
    cancelled_title:
      '{count, plural, one {Cancelamos este almuerzo} other {Cancelamos estos almuerzos}}',
    title: '{luncher}, {day}',
    contains: '{part}: {what}{kind, select, diet {.} other {, y {luncher} no debe comerlo.}}',
    unverified: '{part}: {what}. Falta verificarlo, así que no se considera seguro para {luncher}.',
    choose_again: 'Puedes volver a pedir para los días que siguen abiertos.',
    button: 'Ver el calendario',
  },
};
