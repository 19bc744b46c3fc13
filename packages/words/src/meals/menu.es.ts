import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    meals: 'Comidas',
  },
  purposes: {
    meals: 'Lo pedido, por día y escuela.',
  },
  also: {
    meals: 'pedidos, almuerzos',
  },
  deeds: {
    countMeals: { name: 'Contar comidas', also: 'cuántos almuerzos, totales, números por escuela' },
    deleteMeals: {
      name: 'Eliminar comidas',
      also: 'cancelar almuerzos, quitar pedidos, cancelación masiva',
    },
  },
};
