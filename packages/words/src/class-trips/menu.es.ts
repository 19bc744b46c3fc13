import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  deeds: {
    inviteTeacher: {
      name: 'Invitar a un maestro a proponer una excursión',
      also: 'enlace para maestros, salida escolar, viaje de clase, la clase no está, excursiones',
    },
  },
};
