import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    kiosk: {
      paired: 'Vinculó un quiosco',
      revoked: 'Desvinculó un quiosco',
    },
  },
  records: {
    kiosk: 'Quiosco',
  },
  fields: {},
};
