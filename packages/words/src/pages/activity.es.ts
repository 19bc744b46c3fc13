import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    page: {
      created: 'Creó una página',
      updated: 'Cambió la dirección o el tipo de una página',
      archived: 'Archivó una página',
      restored: 'Restauró una página',
      published: 'Publicó una página',
      scheduled: 'Programó una página',
      unscheduled: 'Sacó una versión de su programación',
      began: 'Empezó una versión programada',
      taken_off: 'Retiró una página del sitio',
      version_restored: 'Empezó un borrador a partir de una versión anterior',
      draft_discarded: 'Descartó un borrador',
    },
  },
  records: {
    page: 'Página',
  },
  fields: {
    path: 'Dirección',
    publish_at: 'Desde',
    unpublish_at: 'Hasta',
  },
};
