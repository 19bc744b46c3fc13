import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    access: {
      granted: 'Dio acceso',
      revoked: 'Quitó el acceso',
    },
  },
};
