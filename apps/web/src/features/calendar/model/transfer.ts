import type { DayRefusalCode } from '@yay/contract/codes';
import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Choice, Problem, Spot } from './choice.ts';
import { choose, currentAt, type Draft, same } from './draft.ts';
import { allergyProblem, problemOf } from './problem.ts';
import { extrasAt, groupsOf, type WeekIndex } from './week-index.ts';

/** A lunch that is to be taken over from somewhere else: a sibling's day, last week's. */
export type Offer = Spot & { choice: Choice; name: string };

/** The outcome day by day, so that nothing is left out silently. */
export type Transferred = Spot & { name: string } & (
    | { outcome: 'taken' }
    /** Taken, without these options or extras. */
    | { outcome: 'trimmed'; without: string[] }
    /** There is another lunch already, which was left alone. */
    | { outcome: 'kept' }
    | { outcome: 'refused'; problem: Problem }
  );

export type Transfer = { draft: Draft; days: Transferred[] };

/**
 * Takes over the lunches that can be, one after another: the last unit goes to the first who asks.
 */
export function transfer(
  index: WeekIndex,
  before: Draft,
  offers: readonly Offer[],
  replace: boolean,
): Transfer {
  let draft = before;
  const days: Transferred[] = [];
  for (const { choice, name, ...spot } of offers) {
    const current = currentAt(draft, index.week, spot);
    const trimmed = trim(index, spot, choice);
    const problem = problemOf(index, draft, spot, trimmed.choice) ?? tooFew(index, trimmed.choice);
    if (current && same(current, trimmed.choice)) continue;
    if (problem) {
      days.push({ ...spot, name, outcome: 'refused', problem });
    } else if (current && !replace) {
      days.push({ ...spot, name, outcome: 'kept' });
    } else {
      draft = choose(draft, index.week, spot, trimmed.choice);
      const { without } = trimmed;
      days.push({
        ...spot,
        name,
        ...(without.length > 0 ? { outcome: 'trimmed', without } : { outcome: 'taken' }),
      });
    }
  }
  return { draft, days };
}

/** Leaves off options and extras that are not offered there or not safe for this luncher. */
function trim(index: WeekIndex, spot: Spot, choice: Choice): { choice: Choice; without: string[] } {
  const luncher = index.lunchers.get(spot.luncherId);
  const offeredExtras = new Set(extrasAt(index, spot).map((extra) => extra.id));
  const offeredOptions = new Set(
    groupsOf(index, choice.item_id).flatMap((group) => group.options.map((option) => option.id)),
  );
  const without: string[] = [];
  const keep = (known: boolean, part: Parameters<typeof isSafePart>[1] | null) => {
    const fine = known && part !== null && luncher !== undefined && isSafePart(luncher, part);
    if (!fine && part) without.push(part.name);
    return fine;
  };
  return {
    without,
    choice: {
      item_id: choice.item_id,
      option_ids: choice.option_ids.filter((id) => {
        const option = index.options.get(id);
        return keep(offeredOptions.has(id), option ? { ...option, kind: 'option' } : null);
      }),
      extra_ids: choice.extra_ids.filter((id) => {
        const item = index.items.get(id);
        const part = item && { id, name: item.names.primary, properties: item.properties };
        return keep(offeredExtras.has(id), part ? { ...part, kind: 'extra' } : null);
      }),
    },
  };
}

function isSafePart(luncher: Luncher, part: Parameters<typeof allergyProblem>[1][number]): boolean {
  return allergyProblem(luncher, [part]) === null;
}

/** Something that must be chosen for the meal was left off. */
function tooFew(index: WeekIndex, choice: Choice): Problem | null {
  const code: DayRefusalCode = 'not_on_menu';
  const short = groupsOf(index, choice.item_id).some((group) => {
    const chosen = group.options.filter((option) => choice.option_ids.includes(option.id)).length;
    return chosen < group.min_choices || chosen > group.max_choices;
  });
  return short ? { code, detail: null } : null;
}
