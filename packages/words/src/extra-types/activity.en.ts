import type { actions } from '@yay/contract/extra-types/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    extra_type: {
      created: 'Created an extra type',
      updated: 'Renamed an extra type',
      ordered: 'Reordered the extra types',
      archived: 'Archived an extra type',
      restored: 'Restored an extra type',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    extra_type: 'Extra type',
  },
  fields: {
    order: 'Order',
  },
};
