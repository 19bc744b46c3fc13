import type { actions } from '@yay/contract/ratings/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    rating: {
      given: 'Rated a lunch',
      changed: 'Rated a lunch differently',
      removed: 'Removed a rating',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
