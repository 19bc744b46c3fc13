import type { actions } from '@yay/contract/kiosks/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    kiosk: {
      paired: 'Paired a kiosk',
      revoked: 'Removed a kiosk',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    kiosk: 'Kiosk',
  },
  fields: {},
};
