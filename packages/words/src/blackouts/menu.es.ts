import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    blackouts: 'Cierres',
  },
  purposes: {
    blackouts: 'Días sin almuerzo, por escuela y grado.',
  },
  also: {
    blackouts: 'cierres, días cerrados, feriados, sin clases',
  },
  deeds: {
    closeSchool: {
      name: 'Cerrar una escuela',
      also: 'día de nieve, cierre, feriado, sin clases, clima, salida temprana, cancelar un día',
    },
  },
};
