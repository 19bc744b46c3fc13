import type { actions } from '@yay/contract/blackouts/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    blackout: { laid: 'Closed days', lifted: 'Lifted a closure' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    blackout_batch: 'Closure',
  },
};
