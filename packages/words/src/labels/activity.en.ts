import type { actions } from '@yay/contract/labels/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    labels: {
      printed: 'Made labels',
      settings_changed: 'Changed label paper',
      subscription_changed: 'Changed labels by email',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
