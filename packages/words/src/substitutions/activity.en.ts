import type { actions } from '@yay/contract/substitutions/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    substitution: {
      accepted: 'Kept a replaced lunch',
      swapped: 'Swapped a replaced lunch',
      credited: 'Gave up a replaced lunch',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: { reason_es: 'Why, in Spanish' },
};
