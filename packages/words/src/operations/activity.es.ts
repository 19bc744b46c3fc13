import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    job: { retried: 'Repitió una tarea' },
  },
  records: {
    mail: 'Correo',
    job: 'Tarea',
  },
};
