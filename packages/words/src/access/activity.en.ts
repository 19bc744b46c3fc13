import type { actions } from '@yay/contract/access/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    access: {
      granted: 'Gave access',
      revoked: 'Removed access',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
