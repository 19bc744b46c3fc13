import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  request_received: {
    subject_contact: 'Recibimos tu mensaje',
    subject_school: 'Recibimos tu solicitud para una escuela',
    subject_job: 'Recibimos tu postulación',
    hello: 'Hola:',
    contact: 'Tu mensaje nos llegó. Alguien de nuestro equipo lo lee y responde a este correo.',
    school:
      'Tu solicitud para una escuela nos llegó. Miramos qué cocinas están lo bastante cerca y escribimos a este correo.',
    job: 'Tu postulación nos llegó. La leemos y escribimos a este correo.',
    unknown: 'Si no nos escribiste, alguien se equivocó de correo. No tienes que hacer nada.',
  },
  request_arrived: {
    subject_contact: 'Mensaje de {name}',
    subject_school: 'Solicitud de escuela: {about}',
    subject_job: 'Postulación: {about}',
    intro_contact: '{name} escribió un mensaje.',
    intro_school: '{name} pide almuerzo en una escuela.',
    intro_job: '{name} se postula a un puesto.',
    from: 'De',
    about: 'Sobre',
    message: 'Mensaje',
    button: 'Leer y responder',
  },
  request_answered: {
    subject: 'Nuestra respuesta a tu solicitud',
    hello: 'Hola, {name}:',
    asked: 'Lo que nos escribiste',
  },
};
