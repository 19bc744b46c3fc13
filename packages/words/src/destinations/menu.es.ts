import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    schools: 'Escuelas',
  },
  purposes: {
    schools: 'Escuelas, sus grados y quién puede usar su portal.',
  },
  also: {
    schools: 'destinos, sedes, grados',
  },
  deeds: {
    newSchool: { name: 'Nueva escuela', also: 'agregar una escuela, crear una escuela, destino' },
  },
};
