import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  gift_receipt: {
    subject: 'Tu regalo de {product}',
    hello: 'Hola, {buyer}:',
    intro: '¡Gracias! Tu pago de {total} se realizó.',
    name_cards: '{count, plural, one {Tarjeta de regalo} other {# tarjetas de regalo}}',
    name_lunches:
      '{count, plural, one {Un almuerzo para maestro} other {# almuerzos para maestro}}',
    cards:
      '{count, plural, one {Tarjeta de regalo de {amount}} other {# tarjetas de regalo de {amount} cada una}}',
    lunches:
      '{count, plural, one {Un almuerzo para un maestro} other {# almuerzos para un maestro}}',
    for: 'Para {recipient} en {school}',
    total: 'Pagado',
    sent_to: 'Escribimos a {email}. Por si ese correo se pierde, aquí está lo que decía:',
    pass_on:
      '{count, plural, one {Aquí está el código: imprímelo o compártelo.} other {Aquí están los códigos: imprímelos o compártelos.}}',
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
    keep: '{count, plural, one {Cualquiera que tenga el código puede canjearlo: cuídalo como efectivo.} other {Cualquiera que tenga un código puede canjearlo: cuídalos como efectivo.}}',
  },
  gift_restored: {
    subject: 'Tu regalo de {product} vuelve a funcionar',
    hello: 'Hola, {buyer}:',
    intro:
      '{count, plural, one {Intentamos reembolsarte {total} de tu regalo, pero tu banco no lo aceptó. No se perdió nada: el código vuelve a funcionar.} other {Intentamos reembolsarte {total} de tu regalo, pero tu banco no lo aceptó. No se perdió nada: los códigos vuelven a funcionar.}}',
    codes:
      '{count, plural, one {Es el código que termina en {endings}. Lo encuentras en el correo de tu regalo.} other {Son los códigos que terminan en {endings}. Los encuentras en el correo de tu regalo.}}',
    rather_money: '¿Prefieres el dinero? Escríbenos y buscaremos otra manera.',
  },
};
