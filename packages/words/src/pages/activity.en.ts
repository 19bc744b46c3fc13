import type { actions } from '@yay/contract/pages/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    page: {
      created: 'Created a page',
      updated: 'Changed the address or kind of a page',
      archived: 'Archived a page',
      restored: 'Restored a page',
      published: 'Published a page',
      scheduled: 'Scheduled a page',
      unscheduled: 'Unscheduled a version',
      began: 'A scheduled version went live',
      taken_off: 'Took a page off the site',
      version_restored: 'Started a draft from an old version',
      draft_discarded: 'Discarded a draft',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    page: 'Page',
  },
  fields: {
    path: 'Address',
    publish_at: 'From',
    unpublish_at: 'Until',
  },
};
