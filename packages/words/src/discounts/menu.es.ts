import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    discounts: 'Descuentos',
  },
  purposes: {
    discounts: 'Códigos promocionales: cuánto descuentan, para quién y hasta cuándo.',
  },
  also: {
    discounts: 'códigos promocionales, cupones, promociones',
  },
  deeds: {
    newDiscount: {
      name: 'Nuevo descuento',
      also: 'agregar un código promocional, crear un cupón, promoción',
    },
  },
};
