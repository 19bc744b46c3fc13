import type { actions } from '@yay/contract/site-options/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    site_option: { changed: 'Changed a setting of the site' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: { site_option: 'Setting' },
  fields: {},
};
