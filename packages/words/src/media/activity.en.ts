import type { actions } from '@yay/contract/media/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    asset: {
      created: 'Added a picture',
      updated: 'Changed what is said about a picture',
      deleted: 'Deleted a picture',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    asset: 'Picture',
  },
};
