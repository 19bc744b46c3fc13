import type { actions } from '@yay/contract/operations/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    job: { retried: 'Ran a job again' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    mail: 'Email',
    job: 'Job',
  },
};
