import type { actions } from '@yay/contract/users/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    user: {
      created: 'Opened an account',
      updated: 'Changed settings',
      roles_changed: 'Changed roles',
      suspended: 'Suspended',
      unsuspended: 'Lifted the suspension',
      deleted: 'Deleted the account',
      restored: 'Restored the account',
      event_recorded: 'Recorded an event',
    },
    mail: {
      welcome_sent: 'Sent a welcome email',
      week_preview_sent: 'Sent a week preview',
      retried: 'Sent an email again',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    user: 'Person',
  },
  fields: {
    roles: 'Roles',
    reboard: 'Has to confirm lunchers',
    suspension_reason: 'Reason',
  },
};
