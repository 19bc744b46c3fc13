import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    users: 'Usuarios',
  },
  purposes: {
    users: 'Familias y todos los demás con cuenta: buscar, ayudar, actuar por ellos.',
  },
};
