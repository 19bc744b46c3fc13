import type { actions } from '@yay/contract/daily-specials/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    daily_special: {
      created: 'Created a daily special',
      updated: 'Changed a daily special',
      removed: 'Removed a daily special',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
