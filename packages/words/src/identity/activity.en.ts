import type { actions } from '@yay/contract/identity/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    session: {
      signed_in: 'Signed in',
      refused: 'Sign-in refused',
      ended: 'Session ended',
      confirmed: 'Confirmed their identity',
    },
    password: {
      link_sent: 'Sent a link to set a password',
      changed: 'Changed the password',
    },
    second_factor: {
      added: 'Added a second factor',
      removed: 'Removed a second factor',
    },
    account: {
      opened: 'Opened the account',
      address_proved: 'Confirmed the email address',
      invited: 'Sent the invitation again',
      invitation_ended: 'The invitation ended unused',
      updated: 'Changed the account',
    },
    email: {
      asked: 'Asked for another email address',
      cancelled: 'Gave up the new email address',
      put_back: 'Put the old email address back',
    },
    impersonation: {
      started: 'Started impersonating',
      ended: 'Stopped impersonating',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: {
    phone: 'Mobile',
    locale: 'Language',
    second_factor: 'Second factor',
    notify_week_preview: 'Week preview',
    notify_nothing_chosen: 'Nothing chosen yet',
    notify_not_picked_up: 'Lunch not picked up',
  },
};
