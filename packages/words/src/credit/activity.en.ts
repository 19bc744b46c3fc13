import type { actions } from '@yay/contract/credit/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    credit: {
      issued: 'Gave credit',
      asked: 'Asked to give credit',
      refused: 'Refused to give credit',
      taken_back: 'Took credit back',
    },
    credit_upload: {
      started: 'Uploaded credit',
      asked: 'Asked to upload credit',
      approved: 'Let an upload of credit through',
      refused: 'Refused an upload of credit',
      finished: 'An upload of credit is through',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    credit_grant: 'Credit',
    credit_upload: 'Upload of credit',
  },
  fields: {
    asked_by: 'Asked for by',
  },
};
