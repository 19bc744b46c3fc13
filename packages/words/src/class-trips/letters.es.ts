import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  trip_asked: {
    children: common.childrenOf,
    subject: '{grade} el {day}: una excursión espera tu respuesta',
    text: '{teacher} pide que {grade} no tenga almuerzo el {day}: {place}.',
    text_children: '{teacher} pide que se queden sin almuerzo {grade} el {day}: {place}.',
    nothing:
      'Todavía no se canceló nada. Puedes decidir hasta {until}; después, la cocina empieza a preparar.',
    button: 'Verla y responder',
  },
  trip_answered: {
    hello: 'Hola, {teacher}:',
    subject_agreed: '{grade} el {day}: tu excursión fue aceptada',
    subject_declined: '{grade} el {day}: tu excursión fue rechazada',
    agreed:
      '{school} la aceptó: {grade} no tiene almuerzo el {day} ({place}). Las familias se enteran y recuperan su dinero; no necesitas escribirles sobre el almuerzo.',
    agreed_children:
      '{school} la aceptó: {grade} sin almuerzo el {day} ({place}). Sus familias se enteran y recuperan su dinero; no necesitas escribirles sobre el almuerzo.',
    declined:
      '{school} rechazó tu excursión de {grade} el {day} ({place}). El almuerzo llega como siempre.',
    words: 'La oficina dice: {words}',
  },
};
