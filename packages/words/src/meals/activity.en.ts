import type { actions } from '@yay/contract/meals/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    meals: { deleted: 'Deleted lunches' },
  } satisfies Sentences<(typeof actions)[number]>,
};
