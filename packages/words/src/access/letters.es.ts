import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  portal_invitation: {
    hello: 'Hola, {first}:',
    subject: 'Te invitan a {place} en {product}',
    school:
      'Te invitan al portal de la escuela {place}, donde ves quién come cada día, qué alergias hay que cuidar y los días sin almuerzo.',
    vendor:
      'Te invitan al portal de cocinas de {place}, donde ves qué preparar cada día, para qué escuelas y qué alergias hay que cuidar.',
    button: 'Aceptar la invitación',
    how_long: 'El enlace sirve durante 7 días. Nada cambia hasta que aceptes.',
    not_you: 'Si no sabes de qué se trata, no tienes que hacer nada.',
    team: 'Alguien invitó a esta dirección a {place}. Eres del equipo de {product}, así que tu acceso viene con tu rol y nada cambió.',
    closed:
      'Te invitan a {place}, pero la cuenta con esta dirección está cerrada. Escríbenos si quieres recuperarla.',
  },
  portal_welcome: {
    hello: 'Hola, {first}:',
    school: {
      subject: 'El acceso de tu escuela a {product}',
      intro: 'Ya puedes ver los almuerzos de tu escuela:',
      intro_no_place: 'Ya puedes ver los almuerzos de tu escuela.',
      what: 'Ahí encuentras qué se sirve cada día, quién come y los días sin almuerzo.',
      button: 'Ir al portal de la escuela',
    },
    vendor: {
      subject: 'El acceso de tu cocina a {product}',
      intro: 'Ya puedes ver los pedidos de tu cocina:',
      intro_no_place: 'Ya puedes ver los pedidos de tu cocina.',
      what: 'Ahí encuentras qué preparar cada día, para quién y qué alergias hay que cuidar.',
      button: 'Ir al portal de cocinas',
    },
    no_password: 'Todavía no tienes contraseña. Primero elige una y ya puedes entrar.',
    set_password: 'Elegir una contraseña',
    how_long:
      'Ese enlace sirve una sola vez, durante 24 horas. Si no lo usas antes, quitamos esta cuenta y todo su acceso.',
  },
};
