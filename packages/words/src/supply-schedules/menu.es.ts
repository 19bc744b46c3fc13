import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    supplySchedules: 'Calendario de suministros',
  },
  purposes: {
    supplySchedules: 'Cuándo se envían los suministros.',
  },
  also: {
    supplySchedules: 'servilletas, cubiertos, entregas',
  },
};
