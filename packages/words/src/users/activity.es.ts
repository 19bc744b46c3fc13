import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    user: {
      created: 'Abrió una cuenta',
      updated: 'Cambió la configuración',
      roles_changed: 'Cambió los roles',
      suspended: 'Suspendió la cuenta',
      unsuspended: 'Levantó la suspensión',
      deleted: 'Eliminó la cuenta',
      restored: 'Restauró la cuenta',
      event_recorded: 'Registró un evento',
    },
    mail: {
      welcome_sent: 'Envió un correo de bienvenida',
      week_preview_sent: 'Envió un resumen de la semana',
      retried: 'Envió otra vez un correo',
    },
  },
  records: {
    user: 'Persona',
  },
  fields: {
    roles: 'Roles',
    reboard: 'Debe confirmar sus niños',
    suspension_reason: 'Motivo',
  },
};
