import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import { dayName } from './days.ts';
import type { Letter, LetterContext } from './letter.ts';

export interface NotPickedUpData {
  readonly first: string;
  readonly date: PlainDate;
  readonly lunchers: readonly string[];
  /** The credit that the family got for it; often nothing. */
  readonly creditCents: Cents;
}

function notPickedUp(say: Say, data: NotPickedUpData, { locale }: LetterContext): Letter {
  const date = dayName(locale, data.date);
  const lunchers = new Intl.ListFormat(locale).format(data.lunchers);
  const count = data.lunchers.length;
  return {
    subject: say('not_picked_up.subject', { date, lunchers }),
    parts: [
      { kind: 'text', text: say('not_picked_up.hello', { first: data.first }) },
      { kind: 'text', text: say('not_picked_up.intro', { date, lunchers, count }) },
      ...(data.creditCents > 0
        ? [
            {
              kind: 'text' as const,
              text: say('not_picked_up.credit', { amount: formatUsd(data.creditCents) }),
            },
          ]
        : []),
      { kind: 'button', label: say('not_picked_up.button'), path: '/parents/account/orders' },
      { kind: 'text', text: say('not_picked_up.stop') },
    ],
  };
}

export const letters = {
  not_picked_up: notPickedUp,
};
