import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import type { Letter } from './letter.ts';

export interface CreditIssuedData {
  readonly first: string;
  readonly cents: Cents;
  /** The reason in the words of its giver. */
  readonly reason: string;
}

function creditIssued(say: Say, { first, cents, reason }: CreditIssuedData): Letter {
  const amount = formatUsd(cents);
  return {
    subject: say('credit_issued.subject', { amount }),
    parts: [
      { kind: 'text', text: say('credit_issued.hello', { first }) },
      { kind: 'text', text: say('credit_issued.intro', { amount }) },
      { kind: 'text', text: say('credit_issued.why', { reason: reason.replace(/\s+/g, ' ') }) },
      { kind: 'text', text: say('credit_issued.when') },
      { kind: 'button', label: say('credit_issued.button'), path: '/parents/account/billing' },
    ],
  };
}

export const letters = {
  credit_issued: creditIssued,
};
