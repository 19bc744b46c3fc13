import type { actions } from '@yay/contract/school-setup/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    school_setup: {
      rooms_changed: 'Changed the rooms of a school',
      periods_changed: 'Changed the lunch periods of a school',
      contacts_changed: 'Changed the contacts of a school',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: {
    rooms: 'Rooms',
    lunch_periods: 'Lunch periods',
    labels_to: 'Get the labels',
    lists_to: 'Get the luncher list',
    changes_to: 'Get the changes',
    new_address_of: 'New email of',
  },
};
