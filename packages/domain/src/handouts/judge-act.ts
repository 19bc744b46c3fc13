import { addDays, type PlainDate } from '../calendar/index.ts';
import type { ActKind, ActRefusal } from './kinds.ts';
import { bagState, standingActs } from './standing.ts';

/** Days that a tablet may stay without a network before its acts are too old to count. */
export const LATE_DAYS = 7;

/** One thing that was done with a bag. */
export interface Act {
  readonly id: string;
  readonly kind: ActKind;
  /** The act that is undone. */
  readonly undoes: string | null;
  /** Version of the bag that the device showed; null where it showed none. */
  readonly seen: string | null;
}

export interface PastAct extends Act {
  readonly refusal: ActRefusal | null;
  /** The day of the school on which the server heard of it. */
  readonly day: PlainDate;
}

export interface LunchToHandOut {
  readonly date: PlainDate;
  readonly isCanceled: boolean;
  /** A strict allergy forbids it by now. */
  readonly isForbidden: boolean;
  /** It comes from a shelf on which the book has none. */
  readonly isGone: boolean;
  readonly version: string;
}

/**
 * Returns the reason why an act does not count, by the server's knowledge when it hears of it; null
 * where it counts. `today` is the school's day by the server's clock: that of a device may be
 * wrong.
 */
export function judgeAct(
  act: Act,
  lunch: LunchToHandOut,
  before: readonly PastAct[],
  today: PlainDate,
): ActRefusal | null {
  if (act.kind === 'undone') return judgeUndo(act, before, today);
  if (lunch.date > today || lunch.date < addDays(today, -LATE_DAYS)) return 'not_today';
  if (lunch.isCanceled) return 'canceled';
  const isOut = bagState(before) === 'handed_over';
  if (act.kind !== 'handed_over') {
    return act.kind === 'not_here' && isOut ? 'already_handed_over' : null;
  }
  if (isOut) return 'already_handed_over';
  if (lunch.isForbidden) return 'not_safe';
  if (act.seen !== null && act.seen !== lunch.version) return 'changed';
  return lunch.isGone ? 'none_left' : null;
}

function judgeUndo(act: Act, before: readonly PastAct[], today: PlainDate): ActRefusal | null {
  const undone = standingActs(before).find(({ id }) => id === act.undoes);
  if (undone === undefined) return 'nothing_to_undo';
  return undone.day === today ? null : 'undo_over';
}
