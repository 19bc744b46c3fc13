import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    menuSchedules: 'Calendario de menús',
  },
  purposes: {
    menuSchedules: 'Cuándo empieza y termina cada menú.',
  },
  also: {
    menuSchedules: 'planificar, horario',
  },
  deeds: {
    scheduleMenu: {
      name: 'Programar un menú',
      also: 'planificar un mes, asignar un menú, calendario de menús',
    },
  },
};
