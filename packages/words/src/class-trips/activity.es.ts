import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    trip_link: {
      created: 'Creó un enlace para excursiones',
      revoked: 'Terminó un enlace para excursiones',
    },
    class_trip: {
      asked: 'Pidió una excursión',
      agreed: 'Aceptó una excursión',
      declined: 'Rechazó una excursión',
      withdrawn: 'Retiró una excursión',
    },
  },
  records: {
    trip_link: 'Enlace para excursiones',
    class_trip: 'Excursión',
  },
};
