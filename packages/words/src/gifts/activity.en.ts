import type { actions } from '@yay/contract/gifts/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    gift: { bought: 'Started buying a gift', issued: 'Sent gift codes' },
    credit_code: { redeemed: 'Redeemed a code' },
    credit_code_set: {
      created: 'Created a set of codes',
      asked: 'Asked to create a set of codes',
      approved: 'Approved a set of codes',
      refused: 'Turned down a set of codes',
      archived: 'Archived a set of codes',
      restored: 'Restored a set of codes',
      revoked: 'Revoked the codes of a set',
      reinstated: 'Reinstated the codes of a set',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    credit_code_set: 'Set of codes',
  },
  fields: {
    quantity: 'How many',
  },
};
