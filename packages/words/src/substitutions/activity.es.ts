import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    substitution: {
      accepted: 'Conservó un almuerzo reemplazado',
      swapped: 'Cambió un almuerzo reemplazado',
      credited: 'Renunció a un almuerzo reemplazado',
    },
  },
  fields: { reason_es: 'Motivo, en español' },
};
