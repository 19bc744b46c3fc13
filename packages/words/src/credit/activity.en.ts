import type { actions } from '@yay/contract/credit/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    credit: {
      issued: 'Gave credit',
      asked: 'Asked to give credit',
      refused: 'Turned down credit',
      taken_back: 'Took credit back',
    },
    credit_upload: {
      started: 'Uploaded credit',
      asked: 'Asked to upload credit',
      approved: 'Approved a credit upload',
      refused: 'Turned down a credit upload',
      finished: 'Finished a credit upload',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    credit_grant: 'Credit',
    credit_upload: 'Credit upload',
  },
  fields: {
    asked_by: 'Asked for by',
  },
};
