import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    badge: {
      assigned: 'Dio una credencial',
      ended: 'Retiró una credencial',
    },
    reader: {
      added: 'Agregó un lector',
      updated: 'Cambió un lector',
      removed: 'Quitó un lector',
    },
  },
  records: {
    badge: 'Credencial',
    reader: 'Lector',
  },
  fields: {
    format: 'Formato',
    formats: 'Formatos',
  },
};
