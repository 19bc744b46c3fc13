import type { actions } from '@yay/contract/lunchers/actions';
import type { Sentences } from '../activity/sentences.ts';
import { fields } from './fields.en.ts';

export const words = {
  actions: {
    luncher: {
      added: 'Added a luncher',
      updated: 'Changed a luncher',
      removed: 'Removed a luncher',
    },
    family: { returned: 'Confirmed the lunchers of a returning family' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    luncher: 'Luncher',
  },
  fields,
};
