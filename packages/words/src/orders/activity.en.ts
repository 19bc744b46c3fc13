import type { actions } from '@yay/contract/orders/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    order: {
      placed: 'Placed an order',
      changed: 'Changed an order',
      cancelled: 'Canceled an order',
      locked: 'Locked an order',
      served: 'Served an order',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    order: 'Order',
  },
  fields: {
    meal: 'Meal',
    options: 'Options',
    extras: 'Extras',
    late_fee_cents: 'Late fee',
    total_cents: 'Total',
  },
};
