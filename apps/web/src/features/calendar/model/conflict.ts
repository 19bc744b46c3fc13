import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { WeekState } from '@yay/contract/orders/calls';
import { at, type Choice, choiceOf, type Spot, sameSpot, savedAt, spotsOf } from './choice.ts';
import { type Draft, putBack, rebased, same, withoutDiscount } from './draft.ts';

/** One day on which this browser and somebody else want different things. */
type Clash = Spot & { theirs: Choice | null; mine: Choice | null };

export type Conflict = {
  days: Clash[];
  /** Days that only the others changed: those stand. */
  alsoChanged: (Spot & { now: Choice | null })[];
  discount: { theirs: string | null; mine: string | null } | null;
};

type Saved = Pick<LunchCalendar, 'selections' | 'discount_code'>;

/**
 * Returns the changes that somebody else has saved since these choices were made; null when there
 * are none.
 */
export function conflictWith(before: Saved, draft: Draft, now: Saved): Conflict | null {
  const spots = [
    ...spotsOf(draft.choices),
    ...spotsOf(before.selections),
    ...spotsOf(now.selections),
  ].filter((spot, place, all) => all.findIndex((other) => sameSpot(other, spot)) === place);
  const days: Clash[] = [];
  const alsoChanged: Conflict['alsoChanged'] = [];
  for (const spot of spots) {
    const theirs = choiceAt(now, spot);
    const mine = at(draft.choices, spot);
    const known = at(draft.bases, spot);
    const base = known === undefined ? choiceAt(before, spot) : known;
    if (same(theirs, base)) continue;
    if (mine === undefined) alsoChanged.push({ ...spot, now: theirs });
    else if (!same(mine, theirs)) days.push({ ...spot, theirs, mine });
  }
  const discount = discountClash(before, draft, now);
  if (days.length === 0 && alsoChanged.length === 0 && !discount) return null;
  return { days: days.toSorted(bySpot), alsoChanged: alsoChanged.toSorted(bySpot), discount };
}

/** Tells whether there is something to decide. */
export function isClash(conflict: Conflict | null): conflict is Conflict {
  return conflict !== null && (conflict.days.length > 0 || conflict.discount !== null);
}

/** The draft after it was said, for every clash, whose version is to stand. */
export function resolve(
  draft: Draft,
  conflict: Conflict,
  now: Saved,
  keepsMine: (spot: Spot) => boolean,
  keepsMyDiscount: boolean,
): Draft {
  let next = draft;
  for (const clash of conflict.days) {
    if (!keepsMine(clash)) next = putBack(next, clash);
  }
  if (conflict.discount && !keepsMyDiscount) next = withoutDiscount(next);
  return rebased({ ...next, attempt: null }, now);
}

/** The week as this browser holds it, with the server's present answer. */
export function withState(week: LunchCalendar, state: WeekState): LunchCalendar {
  return {
    ...week,
    version: state.version,
    selections: state.selections,
    discount_code: state.discount_code,
    order_summary: state.order_summary,
  };
}

function discountClash(before: Saved, draft: Draft, now: Saved): Conflict['discount'] {
  if (draft.discount === undefined) return null;
  const { discountBase = before.discount_code } = draft;
  if (now.discount_code === discountBase) return null;
  if ((draft.discount || null) === now.discount_code) return null;
  return { theirs: now.discount_code, mine: draft.discount };
}

function choiceAt(saved: Pick<LunchCalendar, 'selections'>, spot: Spot): Choice | null {
  const savedSelection = savedAt(saved, spot);
  return savedSelection ? choiceOf(savedSelection) : null;
}

function bySpot(a: Spot, b: Spot): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return Number(a.luncherId) - Number(b.luncherId);
}
