import type { actions } from '@yay/contract/redirects/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    redirect: {
      created: 'Created a redirect',
      updated: 'Changed a redirect',
      deleted: 'Removed a redirect',
      hosts_changed: 'Changed the sites to which redirects may lead',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    redirect: 'Redirect',
  },
  fields: {
    from_path: 'From',
    to_url: 'To',
    hits: 'Followed',
    hosts: 'Sites',
  },
};
