import type { actions } from '@yay/contract/price-updates/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    price_update: {
      created: 'Scheduled a price update',
      applied: 'A price update took effect',
      cancelled: 'Canceled a price update',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    price_update: 'Price update',
  },
  fields: {
    effective_on: 'Takes effect',
    left_alone: 'Not changed',
  },
};
