import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    school_setup: {
      rooms_changed: 'Cambió los salones de una escuela',
      periods_changed: 'Cambió los horarios de almuerzo de una escuela',
      contacts_changed: 'Cambió los contactos de una escuela',
    },
  },
  fields: {
    rooms: 'Salones',
    lunch_periods: 'Horarios de almuerzo',
    labels_to: 'Reciben las etiquetas',
    lists_to: 'Reciben la lista de almuerzos',
    changes_to: 'Reciben los cambios',
    new_address_of: 'Correo nuevo de',
  },
};
