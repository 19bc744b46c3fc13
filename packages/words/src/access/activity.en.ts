import type { actions } from '@yay/contract/access/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    access: {
      invited: 'Invited to a portal',
      invited_again: 'Sent an invitation again',
      invitation_taken_back: 'Took an invitation back',
      granted: 'Got access',
      revoked: 'Removed access',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
