import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    request: {
      arrived: 'Un visitante envió una solicitud',
      assigned: 'Asignó la solicitud de un visitante',
      noted: 'Anotó algo en la solicitud de un visitante',
      answered: 'Respondió la solicitud de un visitante',
      closed: 'Cerró la solicitud de un visitante',
      reopened: 'Reabrió la solicitud de un visitante',
      put_away: 'Marcó la solicitud de un visitante como spam',
      exported: 'Exportó solicitudes de visitantes',
    },
  },
  records: { request: 'Solicitud' },
  fields: {},
};
