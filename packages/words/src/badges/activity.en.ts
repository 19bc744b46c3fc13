import type { actions } from '@yay/contract/badges/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    badge: {
      assigned: 'Gave someone a badge',
      ended: 'Took a badge back',
    },
    reader: {
      added: 'Added a reader',
      updated: 'Changed a reader',
      removed: 'Removed a reader',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    badge: 'Badge',
    reader: 'Reader',
  },
  fields: {
    format: 'Format',
    formats: 'Formats',
  },
};
