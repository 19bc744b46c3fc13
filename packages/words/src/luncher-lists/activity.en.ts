import type { actions } from '@yay/contract/luncher-lists/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    luncher_list: { downloaded: 'Downloaded a list of lunchers' },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: { until: 'Until' },
};
