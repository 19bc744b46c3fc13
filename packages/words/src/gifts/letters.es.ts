import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  gift_receipt: {
    subject: 'Tu regalo de {product}',
    hello: 'Hola, {buyer}:',
    intro: '¡Gracias! Tu pago de {total} se completó.',
    name_cards: '{count, plural, one {Tarjeta de regalo} other {# tarjetas de regalo}}',
    name_lunches:
      '{count, plural, one {Un almuerzo para docente} other {# almuerzos para docente}}',
    cards:
      '{count, plural, one {Tarjeta de regalo de {amount}} other {# tarjetas de regalo de {amount} cada una}}',
    lunches: '{count, plural, one {Un almuerzo para docente} other {# almuerzos para docente}}',
    for: 'Para {recipient}, {school}',
    total: 'Pagado',
    sent_to: 'Escribimos a {email}. Por si ese correo se pierde, aquí está lo que decía:',
    pass_on:
      '{count, plural, one {Aquí está el código: imprímelo o entrégalo como quieras.} other {Aquí están los códigos: imprímelos o entrégalos como quieras.}}',
  },
  gift_card: {
    subject: '{buyer} te envía una tarjeta de regalo de {product}',
    subject_lunches:
      '{count, plural, one {{buyer} te invita a un almuerzo} other {{buyer} te invita a # almuerzos}}',
    hello: 'Hola, {recipient}:',
    hello_you: 'Hola:',
    intro:
      '{count, plural, one {{buyer} te envía una tarjeta de regalo de {amount} para almuerzos escolares de {product}.} other {{buyer} te envía # tarjetas de regalo de {amount} cada una para almuerzos escolares de {product}.}}',
    intro_lunches:
      '{count, plural, one {{buyer} te invita a un almuerzo en {school}.} other {{buyer} te invita a # almuerzos en {school}.}}',
    message: '{buyer} escribe',
    worth: 'Valor: {amount}',
    how: '{count, plural, one {Canjea el código una vez y su valor se convierte en crédito que paga almuerzos.} other {Canjea cada código una vez y su valor se convierte en crédito que paga almuerzos.}}',
    button: 'Canjear',
    keep: '{count, plural, one {Quien tenga el código puede canjearlo: guárdalo como efectivo.} other {Quien tenga un código puede canjearlo: guárdalos como efectivo.}}',
  },
  gift_restored: {
    subject: 'Tu regalo de {product} vuelve a valer',
    hello: 'Hola, {buyer}:',
    intro:
      '{count, plural, one {Te devolvimos {total} de tu regalo y tu banco no los aceptó. No se ha perdido nada: el código vuelve a valer.} other {Te devolvimos {total} de tu regalo y tu banco no los aceptó. No se ha perdido nada: los códigos vuelven a valer.}}',
    codes:
      '{count, plural, one {Es el código que termina en {endings}. Está en el correo que vino con tu regalo.} other {Son los códigos que terminan en {endings}. Están en el correo que vino con tu regalo.}}',
    rather_money: '¿Prefieres el dinero? Escríbenos y buscaremos otra manera.',
  },
};
