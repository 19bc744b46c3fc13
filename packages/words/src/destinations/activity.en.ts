import type { actions } from '@yay/contract/destinations/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    school: {
      created: 'Opened a school',
      updated: 'Changed a school',
      seated: 'Put children in rooms',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    destination: 'School',
  },
  fields: {
    contacts: 'Contacts',
    room: 'Room',
    lunchers: 'Lunchers',
  },
};
