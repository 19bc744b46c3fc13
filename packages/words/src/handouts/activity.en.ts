import type { actions } from '@yay/contract/handouts/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    hand_out: {
      credited: 'Credit for a lunch that was left',
      not_credited: 'No credit for a lunch that was left: over the limits of a day',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
