import type { actions } from '@yay/contract/lists/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    export: { started: 'Exported a list' },
    list: { updated: 'Changed many at once' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    export: 'Export',
  },
};
