import type { actions } from '@yay/contract/payments/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    card: {
      added: 'Saved a card',
      removed: 'Removed a card',
      made_default: 'Chose the card that is charged',
    },
    payment: {
      succeeded: 'Paid by card',
      failed: 'A card payment failed',
      disputed: 'A bank took a card payment back',
      dispute_returned: 'A bank gave a card payment back to us',
      retried: 'Tried the card again',
    },
    refund: {
      asked: 'Asked for a refund',
      refused: 'Refused a refund',
      started: 'Started a refund',
      succeeded: 'Refunded to the card',
      failed: 'A refund failed',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    card: 'Card',
    payment: 'Payment',
    refund: 'Refund',
  },
  fields: {
    card: 'Card',
    purpose: 'What for',
    failure_code: 'Why it failed',
  },
};
