import type { actions } from '@yay/contract/supply-schedules/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    supply_schedule: {
      created: 'Created a supply schedule',
      updated: 'Changed a supply schedule',
      archived: 'Archived a supply schedule',
      restored: 'Restored a supply schedule',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    supply_schedule: 'Supply schedule',
  },
  fields: {
    weekdays: 'Weekdays',
    unit: 'Unit',
  },
};
