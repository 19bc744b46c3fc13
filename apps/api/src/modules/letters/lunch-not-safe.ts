import { isDiet, type Property } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import { dayName } from './days.ts';
import type { Letter, LetterContext, Part, Row } from './letter.ts';
import { type CameBack, cameBack } from './lunches-cancelled.ts';

/**
 * A property that a child must not have: the food contains it, or nobody has verified that it does
 * not.
 */
export interface Finding {
  /** The part of the lunch that it is about: the meal itself, an option or an extra. */
  readonly part: string;
  readonly property: Property;
  readonly found: 'contains' | 'unverified';
}

interface NotSafeLunch extends Finding {
  readonly date: PlainDate;
  readonly luncher: string;
  readonly item: string;
  readonly cents: Cents;
  /** False when the kitchen had it already. */
  readonly cancelled: boolean;
}

export interface LunchNotSafeData extends CameBack {
  readonly first: string;
  readonly lunches: readonly NotSafeLunch[];
}

export function notSafe(say: Say, luncher: string, { part, property, found }: Finding): string {
  const what = say(`item_replaced.property.${property}`);
  const kind = isDiet(property) ? 'diet' : 'other';
  return say(`lunch_not_safe.${found}`, { part, what, luncher, kind });
}

/** Tells which child must not eat which lunch, the reason, and the lunch's fate. */
function lunchNotSafe(say: Say, data: LunchNotSafeData, { locale }: LetterContext): Letter {
  const { lunches } = data;
  const count = lunches.length;
  const cancelled = lunches.filter((lunch) => lunch.cancelled);
  const kept = lunches.filter((lunch) => !lunch.cancelled);
  const row = ({ luncher, date, item, cents, ...finding }: NotSafeLunch): Row => ({
    title: say('lunch_not_safe.title', { luncher, day: dayName(locale, date) }),
    details: [item, notSafe(say, luncher, finding)],
    amount: formatUsd(cents),
  });
  const parts: Part[] = [
    { kind: 'text', text: say('lunch_not_safe.hello', { first: data.first }) },
    { kind: 'text', text: say('lunch_not_safe.intro', { count }) },
  ];
  // An unsafe lunch that the child may still be given comes first: it asks for somebody to act.
  if (kept.length > 0) {
    parts.push(
      { kind: 'heading', text: say('lunch_not_safe.kept_title', { count: kept.length }) },
      { kind: 'text', text: say('lunch_not_safe.kept_intro', { count: kept.length }) },
      { kind: 'rows', rows: kept.map(row) },
    );
  }
  if (cancelled.length > 0) {
    parts.push(
      { kind: 'heading', text: say('lunch_not_safe.cancelled_title', { count: cancelled.length }) },
      { kind: 'rows', rows: cancelled.map(row) },
      ...cameBack(say, data, cancelled.length),
      { kind: 'text', text: say('lunch_not_safe.choose_again') },
    );
  }
  parts.push({ kind: 'button', label: say('lunch_not_safe.button'), path: '/lunch-calendar' });
  const luncher = lunches[0]?.luncher ?? '';
  return { subject: say('lunch_not_safe.subject', { count, luncher }), parts };
}

export const letters = {
  lunch_not_safe: lunchNotSafe,
};
