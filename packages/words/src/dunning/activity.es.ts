import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    dunning: {
      opened: 'Una deuda no se pagó',
      try_failed: 'Una deuda se intentó cobrar de nuevo y no se pagó',
      warned: 'Aviso de que se cancelarán almuerzos',
      closed: 'Ya no se debe nada',
    },
  },
  fields: {
    owed_cents: 'Debe',
    tries: 'Intentos',
  },
};
