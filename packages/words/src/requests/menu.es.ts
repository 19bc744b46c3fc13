import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: { requests: 'Solicitudes' },
  purposes: { requests: 'Mensajes, solicitudes de escuelas y postulaciones del sitio público.' },
  also: { requests: 'contacto, mensajes, buzón, postulaciones, empleo, escuelas interesadas' },
  deeds: {
    answerRequest: {
      name: 'Responder una solicitud',
      also: 'contestar un mensaje, responder a una escuela, formulario de contacto, postulación, buzón',
    },
  },
};
