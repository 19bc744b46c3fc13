import type { actions } from '@yay/contract/message-modals/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    message_modal: { address_left: 'Left an address in a message' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    message_modal: 'Message',
  },
};
