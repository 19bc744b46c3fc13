import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    referral: {
      invited: 'Invitó a alguien',
      rewarded: 'Recompensa por una invitación',
      refused: 'Invitación sin recompensa',
    },
  },
};
