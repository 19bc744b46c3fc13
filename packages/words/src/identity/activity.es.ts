import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    session: {
      signed_in: 'Inició sesión',
      refused: 'Inicio de sesión rechazado',
      ended: 'Sesión terminada',
      confirmed: 'Confirmó su identidad',
    },
    password: {
      link_sent: 'Envió un enlace para elegir una contraseña',
      changed: 'Cambió la contraseña',
    },
    second_factor: {
      added: 'Agregó un segundo factor',
      removed: 'Quitó un segundo factor',
    },
    account: {
      opened: 'Abrió la cuenta',
      address_proved: 'Confirmó el correo electrónico',
      invited: 'Envió otra vez la invitación',
      invitation_ended: 'La invitación venció sin usarse',
      updated: 'Cambió la cuenta',
    },
    email: {
      asked: 'Pidió otro correo electrónico',
      cancelled: 'Descartó el nuevo correo electrónico',
      put_back: 'Recuperó el correo electrónico anterior',
    },
    impersonation: {
      started: 'Empezó a usar la cuenta de otra persona',
      ended: 'Dejó de usar la cuenta de otra persona',
    },
  },
  fields: {
    phone: 'Celular',
    locale: 'Idioma',
    second_factor: 'Segundo factor',
    notify_week_preview: 'Resumen de la semana',
    notify_nothing_chosen: 'Nada elegido todavía',
    notify_not_picked_up: 'Almuerzo sin recoger',
  },
};
