import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    extraTypes: 'Tipos de extra',
  },
  purposes: {
    extraTypes: 'Tipos de extras que acompañan un plato.',
  },
  also: {
    extraTypes: 'acompañamientos, bebidas, complementos',
  },
};
