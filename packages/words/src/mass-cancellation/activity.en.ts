import type { actions } from '@yay/contract/mass-cancellation/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    cancellation_run: { finished: 'Canceled lunches of many families' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    cancellation_run: 'Cancellation of many lunches',
  },
};
