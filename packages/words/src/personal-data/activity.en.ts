import type { actions } from '@yay/contract/personal-data/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    personal_data: {
      file_asked: 'Asked for their data',
      luncher_erased: 'Erased a luncher',
      ordered_again: 'Ordered canceled lunches again',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: {
    ordered_lunches: 'Lunches ordered',
    refused_lunches: 'Lunches that could not be ordered',
  },
};
