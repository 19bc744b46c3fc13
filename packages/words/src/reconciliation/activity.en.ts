import type { actions } from '@yay/contract/reconciliation/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    reconciliation: {
      started: 'Compared ledger and provider',
      differs: 'Ledger and provider differ',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    reconciliation: 'Reconciliation',
  },
};
