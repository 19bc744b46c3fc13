import type { actions } from '@yay/contract/gifts/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    gift: { bought: 'Started buying a gift', issued: 'Gift codes went out' },
    credit_code: { redeemed: 'Redeemed a code' },
    credit_code_set: {
      created: 'Made a set of codes',
      archived: 'Put a set of codes away',
      restored: 'Brought a set of codes back',
      revoked: 'Revoked the codes of a set',
      reinstated: 'Had the codes of a set count again',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    credit_code_set: 'Set of codes',
  },
  fields: {
    quantity: 'How many',
  },
};
