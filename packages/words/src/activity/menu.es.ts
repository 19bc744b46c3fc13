import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    logs: 'Registro',
  },
  purposes: {
    logs: 'Quién hizo qué, cuándo, desde dónde y en nombre de quién.',
  },
  also: {
    logs: 'historial, auditoría, cambios, quién hizo qué, bitácora',
  },
};
