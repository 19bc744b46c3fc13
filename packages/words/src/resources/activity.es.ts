import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    resource: {
      added: 'Agregó un recurso de una escuela',
      updated: 'Cambió un recurso de una escuela',
      removed: 'Quitó un recurso de una escuela',
    },
  },
  fields: {
    shown_from: 'Visible desde',
    shown_until: 'Visible hasta',
    title_es: 'Título en español',
    note_es: 'Nota en español',
  },
};
