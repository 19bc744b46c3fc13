import type { actions } from '@yay/contract/dunning/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    dunning: {
      opened: 'A debt was not paid',
      try_failed: 'A debt was tried again and not paid',
      warned: 'Warned that lunches will be canceled',
      closed: 'Nothing is owed anymore',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: {
    owed_cents: 'Owed',
    tries: 'Tries',
  },
};
