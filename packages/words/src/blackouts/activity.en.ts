import type { actions } from '@yay/contract/blackouts/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    blackout: { laid: 'Closed days', lifted: 'Called closed days off' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    blackout_batch: 'Closure',
  },
};
