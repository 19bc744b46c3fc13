import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { SaveResult } from '@yay/contract/orders/calls';
import { sameSelection, type WeekSelections } from '@yay/domain/ordering';
import {
  at,
  type ByDay,
  type Choice,
  choiceOf,
  type Problem,
  type Spot,
  savedAt,
  spotsOf,
  withAt,
  withoutAt,
} from './choice.ts';
import type { SaveRequest } from './save-request.ts';

/**
 * The unsaved changes of a week. Only the days that differ from the saved ones stand in it, so that
 * a week read anew from the server shows everything else as it is there.
 */
export type Draft = {
  /** Null takes the lunch off. */
  choices: ByDay<Choice | null>;
  /** The saved lunches of those days when they were touched: a conflict is told by them. */
  bases: ByDay<Choice | null>;
  /** The promo code wanted; undefined leaves the saved one. */
  discount?: string | null;
  /** The promo code that was saved when another was asked for. */
  discountBase?: string | null;
  /** The lunches are to be saved without that code if it no longer counts. */
  saveWithout?: boolean;
  /** The reasons why choices could not be saved. */
  refused: ByDay<Problem>;
  /** A save that was sent and not answered yet. */
  attempt: Attempt | null;
};

/** Kept until it is answered, and sent again as it is: the same key can't be saved twice. */
export type Attempt = { key: string; request: SaveRequest };

export const EMPTY_DRAFT: Draft = { choices: {}, bases: {}, refused: {}, attempt: null };

type Saved = Pick<LunchCalendar, 'selections'>;

/** Chooses a lunch, or with null takes it off. Choosing the saved lunch is no change at all. */
export function choose(draft: Draft, saved: Saved, spot: Spot, choice: Choice | null): Draft {
  const base = savedChoice(saved, spot);
  const refused = withoutAt(draft.refused, spot);
  if (same(choice, base)) return { ...putBack(draft, spot), refused };
  return {
    ...draft,
    refused,
    choices: withAt(draft.choices, spot, choice),
    bases: at(draft.bases, spot) === undefined ? withAt(draft.bases, spot, base) : draft.bases,
  };
}

/** Forgets the change of one day. */
export function putBack(draft: Draft, spot: Spot): Draft {
  return {
    ...draft,
    choices: withoutAt(draft.choices, spot),
    bases: withoutAt(draft.bases, spot),
    refused: withoutAt(draft.refused, spot),
  };
}

/** Asks for a promo code, or with null for none. */
export function wantDiscount(draft: Draft, saved: string | null, code: string | null): Draft {
  if ((code || null) === (saved || null)) return withoutDiscount(draft);
  const { discountBase = saved } = draft;
  // An answer about one code does not hold for the next.
  return { ...withoutDiscount(draft), discount: code, discountBase };
}

/** Sets whether a save goes ahead whose code no longer counts. */
export function saveWithout(draft: Draft, isWanted: boolean): Draft {
  const { saveWithout: _before, ...rest } = draft;
  return isWanted && draft.discount ? { ...rest, saveWithout: true } : rest;
}

export function withoutDiscount(draft: Draft): Draft {
  const { discount: _code, discountBase: _base, saveWithout: _without, ...rest } = draft;
  return rest;
}

/** Everything as it is saved; only an unanswered save is not forgotten. */
export function discardAll(draft: Draft): Draft {
  return { ...EMPTY_DRAFT, attempt: draft.attempt };
}

/** Returns the lunch of one luncher on one day as the week stands in the browser. */
export function currentAt(draft: Draft, saved: Saved, spot: Spot): Choice | null {
  const wanted = at(draft.choices, spot);
  return wanted === undefined ? savedChoice(saved, spot) : wanted;
}

export function currentDiscount(
  draft: Draft,
  saved: Pick<LunchCalendar, 'discount_code'>,
): string | null {
  return draft.discount === undefined ? saved.discount_code : draft.discount;
}

/** Returns choices in the words of the domain, whose rules look at food alone. */
export function asWeekSelections(choices: ByDay<Choice>): WeekSelections {
  const week: WeekSelections = {};
  for (const [luncherId, days] of Object.entries(choices)) {
    week[luncherId] = Object.fromEntries(
      Object.entries(days).map(([date, choice]) => [date, { ...choice, late_surcharge: 0 }]),
    );
  }
  return week;
}

/**
 * Returns the rest of the draft once a save was answered: saved days are gone from it, refused days
 * keep their choice with the reason, and a change made while the answer was on its way stays.
 */
export function afterSave(draft: Draft, answer: SaveResult['data']): Draft {
  const sent = draft.attempt?.request.entries ?? [];
  let next: Draft = { ...draft, attempt: null };
  for (const { luncherId, date, choice } of sent) {
    const spot = { luncherId, date };
    const wanted = at(draft.choices, spot);
    const result = answer.results.find(
      (day) => String(day.luncher_id) === luncherId && day.date === date,
    );
    const untouched = wanted !== undefined && same(wanted, choice);
    if (result?.outcome === 'refused' && result.code) {
      if (!untouched) continue;
      const problem = { code: result.code, detail: result.detail };
      next = { ...next, refused: withAt(next.refused, spot, problem) };
    } else if (untouched) {
      next = putBack(next, spot);
    }
  }
  next = rebased(next, answer);
  const wantedCode = draft.attempt?.request.discount;
  const codeIsDone = (draft.discount || null) === (wantedCode || null);
  return codeIsDone ? withoutDiscount(next) : next;
}

/**
 * Settles a draft on a newly read week: a choice saved meanwhile, here or elsewhere, is no change
 * any more.
 */
export function settled(
  draft: Draft,
  saved: Pick<LunchCalendar, 'selections' | 'discount_code'>,
): Draft {
  let next = draft;
  for (const spot of spotsOf(draft.choices)) {
    if (same(at(draft.choices, spot) ?? null, savedChoice(saved, spot))) next = putBack(next, spot);
  }
  const codeIsSaved =
    draft.discount !== undefined && (draft.discount || null) === (saved.discount_code || null);
  return codeIsSaved ? withoutDiscount(next) : next;
}

/** Bases the same choices on the present saved week. */
export function rebased(
  draft: Draft,
  saved: Pick<LunchCalendar, 'selections' | 'discount_code'>,
): Draft {
  let next = settled(draft, saved);
  for (const spot of spotsOf(next.choices)) {
    next = { ...next, bases: withAt(next.bases, spot, savedChoice(saved, spot)) };
  }
  return next.discount === undefined ? next : { ...next, discountBase: saved.discount_code };
}

function savedChoice(saved: Saved, spot: Spot): Choice | null {
  const before = savedAt(saved, spot);
  return before ? choiceOf(before) : null;
}

export function isEmpty(draft: Draft): boolean {
  return (
    Object.keys(draft.choices).length === 0 &&
    draft.discount === undefined &&
    draft.attempt === null
  );
}

export function same(a: Choice | null, b: Choice | null): boolean {
  if (a === null || b === null) return a === b;
  return sameSelection({ ...a, late_surcharge: 0 }, { ...b, late_surcharge: 0 });
}
