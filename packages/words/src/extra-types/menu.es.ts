import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    extraTypes: 'Tipos de extras',
  },
  purposes: {
    extraTypes: 'Clases de extras que acompañan una comida.',
  },
  also: {
    extraTypes: 'acompañamientos, bebidas, complementos',
  },
};
