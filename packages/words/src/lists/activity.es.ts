import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    export: { started: 'Exportó una lista' },
    list: { updated: 'Cambió muchos a la vez' },
  },
  records: {
    export: 'Exportación',
  },
};
