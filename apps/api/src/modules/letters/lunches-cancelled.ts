import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Instant, Zone } from '@yay/domain/time';
import { reasons as englishReasons } from '@yay/words/blackouts/reasons.en';
import { reasons as spanishReasons } from '@yay/words/blackouts/reasons.es';
import type { Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import { dayName, momentName } from './days.ts';
import type { Letter, LetterContext, Part } from './letter.ts';

/** The money that came back for cancelled lunches, by where it went. */
export interface CameBack {
  readonly creditCents: Cents;
  readonly yayBucksCents: Cents;
  readonly debtCents: Cents;
  /** Some of the lunches were not charged yet. */
  readonly someNotCharged: boolean;
}

export interface LunchesCancelledData extends CameBack {
  readonly first: string;
  /** The reason in the team's own words. */
  readonly because: string;
  /** The kind of closure, where it is one. */
  readonly closedBecause: BlackoutReason | null;
  readonly lunches: readonly {
    readonly date: PlainDate;
    readonly luncher: string;
    readonly item: string;
    readonly cents: Cents;
  }[];
}

export interface DaysReopenedData {
  readonly first: string;
  readonly because: string;
  readonly days: readonly {
    readonly date: PlainDate;
    readonly lunchers: readonly string[];
    /** The time in which it can be ordered: now, or from `from` on. Null: its ordering is over. */
    readonly door: {
      readonly from: Instant | null;
      readonly until: Instant;
      readonly zone: Zone;
    } | null;
  }[];
}

const REASONS = { en: englishReasons, es: spanishReasons };

const text = (words: string): Part => ({ kind: 'text', text: words });

function lunchesCancelled(say: Say, data: LunchesCancelledData, { locale }: LetterContext): Letter {
  const { because, closedBecause, lunches } = data;
  const count = lunches.length;
  const isClosed = closedBecause !== null;
  return {
    subject: say('lunches_cancelled.subject', { count, why: because }),
    parts: [
      text(say('lunches_cancelled.hello', { first: data.first })),
      text(
        isClosed
          ? say('lunches_cancelled.intro_closed', { count })
          : say('lunches_cancelled.intro', { count }),
      ),
      text(why(say, data, locale)),
      {
        kind: 'rows',
        rows: lunches.map(({ date, luncher, item, cents }) => ({
          title: dayName(locale, date),
          details: [say('lunches_cancelled.lunch', { luncher, item })],
          amount: formatUsd(cents),
        })),
      },
      ...cameBack(say, data, count),
      { kind: 'button', label: say('lunches_cancelled.button'), path: '/lunch-calendar' },
    ],
  };
}

/** A kind of closure that says no more than its name is not said twice. */
function why(say: Say, { because, closedBecause }: LunchesCancelledData, locale: Locale): string {
  const reason = closedBecause === null ? null : REASONS[locale][closedBecause];
  const saysMore =
    reason !== null && closedBecause !== 'other' && reason.toLowerCase() !== because.toLowerCase();
  return saysMore
    ? say('lunches_cancelled.why_closed', { because, reason })
    : say('lunches_cancelled.why', { because });
}

/** Words the money that came back for so many cancelled lunches. */
export const cameBack = (say: Say, data: CameBack, count: number): Part[] => [
  { kind: 'heading', text: say('lunches_cancelled.back_title') },
  ...back(say, data, count).map(text),
];

function back(say: Say, data: CameBack, count: number): string[] {
  const { creditCents, yayBucksCents, debtCents } = data;
  const came = [
    ...(creditCents > 0
      ? [say('lunches_cancelled.credit', { amount: formatUsd(creditCents) })]
      : []),
    ...(yayBucksCents > 0
      ? [say('lunches_cancelled.yay_bucks', { amount: formatUsd(yayBucksCents) })]
      : []),
    ...(debtCents > 0 ? [say('lunches_cancelled.debt', { amount: formatUsd(debtCents) })] : []),
  ];
  if (came.length === 0) {
    return [say('lunches_cancelled.not_charged', { count })];
  }
  return data.someNotCharged ? [...came, say('lunches_cancelled.some_not_charged')] : came;
}

function daysReopened(say: Say, data: DaysReopenedData, { locale }: LetterContext): Letter {
  const open = data.days.filter(({ door }) => door !== null);
  const over = data.days.filter(({ door }) => door === null);
  const isOpen = open.length > 0;
  return {
    subject: say(isOpen ? 'days_reopened.subject' : 'days_reopened.subject_over', {
      because: data.because,
    }),
    parts: [
      text(say('days_reopened.hello', { first: data.first })),
      ...(isOpen
        ? [
            text(say('days_reopened.intro', { count: open.length })),
            reopened(say, open, locale),
            text(say('days_reopened.no_fee')),
          ]
        : []),
      ...(over.length > 0
        ? [
            text(say('days_reopened.over', { count: over.length })),
            reopened(say, over, locale),
            text(say('days_reopened.bring', { count: over.length })),
          ]
        : []),
      {
        kind: 'button',
        label: say(isOpen ? 'days_reopened.button' : 'days_reopened.button_over'),
        path: '/lunch-calendar',
      },
    ],
  };
}

const reopened = (say: Say, days: DaysReopenedData['days'], locale: Locale): Part => ({
  kind: 'rows',
  rows: days.map(({ date, lunchers, door }) => ({
    title: dayName(locale, date),
    details: [lunchers.join(', '), ...orderBy(say, door, locale)],
  })),
});

function orderBy(
  say: Say,
  door: DaysReopenedData['days'][number]['door'],
  locale: Locale,
): string[] {
  if (door === null) return [];
  const until = momentName(locale, door.until, door.zone);
  if (door.from === null) return [say('days_reopened.until', { until })];
  const from = momentName(locale, door.from, door.zone);
  return [say('days_reopened.from', { from, until })];
}

export const letters = {
  lunches_cancelled: lunchesCancelled,
  days_reopened: daysReopened,
};
