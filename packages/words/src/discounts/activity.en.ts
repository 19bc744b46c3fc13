import type { actions } from '@yay/contract/discounts/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    discount: {
      created: 'Created a discount',
      updated: 'Changed a discount',
      archived: 'Archived a discount',
      restored: 'Restored a discount',
      approved: 'Approved a discount',
      refused: 'Turned down a discount',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    discount: 'Discount',
  },
  fields: {
    percent: 'Percent',
    most_cents: 'At most per week',
    max_uses: 'Uses in all',
    max_uses_per_family: 'Uses per family',
    min_total_cents: 'Minimum of the week',
    first_order_only: 'First order only',
  },
};
