import type { actions } from '@yay/contract/requests/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    request: {
      arrived: 'A visitor sent a request',
      assigned: 'Assigned a visitor’s request',
      noted: 'Added a note to a visitor’s request',
      answered: 'Answered a visitor’s request',
      closed: 'Closed a visitor’s request',
      reopened: 'Reopened a visitor’s request',
      put_away: 'Marked a visitor’s request as spam',
      exported: 'Exported visitors’ requests',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: { request: 'Request' },
  fields: {},
};
