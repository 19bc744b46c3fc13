import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    access: {
      invited: 'Invitó a un portal',
      invited_again: 'Volvió a enviar una invitación',
      invitation_taken_back: 'Retiró una invitación',
      granted: 'Obtuvo acceso',
      revoked: 'Quitó el acceso',
    },
  },
};
