import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  referral_invitation: {
    subject: '{from} te invita a {product}',
    hello: 'Hola:',
    intro:
      '{from} pide almuerzos escolares con {product}: un plato para cada niño y cada día, elegido semana a semana y con cuidado de cada alergia.',
    reward:
      'Regístrate con este enlace y recibirás {amount} de crédito después de tu primer almuerzo.',
    button: 'Registrarse',
    stop: 'Este es el único correo sobre esto. Si no te interesa, no tienes que hacer nada.',
  },
  referral_reward: {
    subject: '{amount} de crédito para tus almuerzos',
    hello: 'Hola, {first}:',
    referrer:
      '{other} ya tuvo su primer almuerzo con nosotros. Gracias por la invitación: recibes {amount}.',
    invited: 'Ya tuviste tu primer almuerzo. Como {other} te invitó, recibes {amount}.',
    when: 'Se usa automáticamente en tus próximos almuerzos.',
    button: 'Elegir almuerzos',
  },
};
