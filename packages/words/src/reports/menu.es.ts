import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    revenue: 'Ingresos',
  },
  purposes: {
    revenue: 'Lo que se cobró a las familias y lo que reciben las cocinas.',
  },
  also: {
    revenue: 'ventas, dinero, reporte, facturación',
  },
};
