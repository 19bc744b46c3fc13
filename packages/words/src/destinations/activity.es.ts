import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    school: {
      created: 'Abrió una escuela',
      updated: 'Cambió una escuela',
      seated: 'Asignó salón a niños',
    },
  },
  records: {
    destination: 'Escuela',
  },
  fields: {
    contacts: 'Contactos',
    room: 'Salón',
    lunchers: 'Niños',
  },
};
