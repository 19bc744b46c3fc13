import type { actions } from '@yay/contract/media/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    asset: {
      created: 'Added a picture',
      updated: 'Changed a picture’s details',
      replaced: 'Replaced a picture',
      deleted: 'Deleted a picture',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    asset: 'Picture',
  },
};
