import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import { dayName } from './days.ts';
import type { Letter, LetterContext, Part, Row } from './letter.ts';

export interface PaymentFailedData {
  readonly first: string;
  readonly owedCents: Cents;
  /** The provider's word for it, or one of ours. */
  readonly failure: string | null;
  /** The last digits of the card that was asked. */
  readonly card: string | null;
  /** Null after the last try. */
  readonly nextTry: PlainDate | null;
  /** The day from which lunches are cancelled. */
  readonly graceEnds: PlainDate;
  /** It is that day, or later. */
  readonly isOver: boolean;
}

export interface UnpaidLunchesData {
  readonly first: string;
  readonly owedCents: Cents;
  readonly lunches: readonly UnpaidLunch[];
}
export interface UnpaidLunch {
  readonly date: PlainDate;
  readonly luncher: string;
  readonly item: string;
  readonly cents: Cents;
}

const REASONS = {
  no_card: 'no_card',
  authentication_required: 'authentication_required',
  not_completed: 'authentication_required',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
} as const;

/**
 * Returns the reason of a failure in plain words; the provider's own words are for those who know
 * cards.
 */
const reasonOf = (failure: string | null) =>
  failure !== null && Object.hasOwn(REASONS, failure)
    ? REASONS[failure as keyof typeof REASONS]
    : 'declined';

const PAY = '/parents/account/billing';

function paymentFailed(say: Say, data: PaymentFailedData, { locale }: LetterContext): Letter {
  const day = dayName(locale, data.graceEnds);
  return {
    subject: say('payment_failed.subject', { amount: formatUsd(data.owedCents) }),
    parts: [
      ...why(say, data),
      ...(data.nextTry === null
        ? []
        : [text(say('payment_failed.next_try', { day: dayName(locale, data.nextTry) }))]),
      text(say('payment_failed.blocked')),
      text(data.isOver ? say('payment_failed.grace_over') : say('payment_failed.grace', { day })),
      { kind: 'button', label: say('payment_failed.button'), path: PAY },
    ],
  };
}

function paymentSuspended(say: Say, data: PaymentFailedData, { locale }: LetterContext): Letter {
  const day = dayName(locale, data.graceEnds);
  return {
    subject: say('payment_suspended.subject'),
    parts: [
      ...why(say, data),
      text(say('payment_suspended.paused')),
      text(data.isOver ? say('payment_failed.grace_over') : say('payment_failed.grace', { day })),
      text(say('payment_suspended.at_once')),
      { kind: 'button', label: say('payment_failed.button'), path: PAY },
    ],
  };
}

function unpaidWarning(say: Say, data: UnpaidLunchesData, { locale }: LetterContext): Letter {
  const count = data.lunches.length;
  return {
    subject: say('unpaid_warning.subject', { count }),
    parts: [
      text(say('payment_failed.hello', { first: data.first })),
      text(say('unpaid_warning.intro', { amount: formatUsd(data.owedCents), count })),
      { kind: 'rows', rows: rows(data, locale) },
      text(say('unpaid_warning.how')),
      { kind: 'button', label: say('payment_failed.button'), path: PAY },
    ],
  };
}

function unpaidCancelled(say: Say, data: UnpaidLunchesData, { locale }: LetterContext): Letter {
  const count = data.lunches.length;
  return {
    subject: say('unpaid_cancelled.subject', { count }),
    parts: [
      text(say('payment_failed.hello', { first: data.first })),
      text(say('unpaid_cancelled.intro', { count })),
      { kind: 'rows', rows: rows(data, locale) },
      text(
        data.owedCents > 0
          ? say('unpaid_cancelled.still', { amount: formatUsd(data.owedCents) })
          : say('unpaid_cancelled.nothing'),
      ),
      { kind: 'button', label: say('unpaid_cancelled.button'), path: PAY },
    ],
  };
}

const text = (words: string): Part => ({ kind: 'text', text: words });

function why(say: Say, { first, owedCents, failure, card }: PaymentFailedData): Part[] {
  const reason = reasonOf(failure);
  const amount = formatUsd(owedCents);
  return [
    text(say('payment_failed.hello', { first })),
    text(
      card === null || reason === 'no_card'
        ? say('payment_failed.intro', { amount })
        : say('payment_failed.intro_card', { amount, card }),
    ),
    text(say(`payment_failed.because.${reason}`)),
  ];
}

const rows = ({ lunches }: UnpaidLunchesData, locale: Locale): Row[] =>
  lunches.map(({ date, luncher, item, cents }) => ({
    title: dayName(locale, date),
    details: [`${luncher}: ${item}`],
    amount: formatUsd(cents),
  }));

export const letters = {
  payment_failed: paymentFailed,
  payment_suspended: paymentSuspended,
  unpaid_warning: unpaidWarning,
  unpaid_cancelled: unpaidCancelled,
};
