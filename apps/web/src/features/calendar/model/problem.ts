import type { Luncher } from '@yay/contract/lunchers/calls';
import { type Conflict, conflicts, forbidden, type Part, refusalOf } from '@yay/domain/allergy';
import type { Choice, Problem, Spot } from './choice.ts';
import type { Draft } from './draft.ts';
import { leftFor } from './stock.ts';
import { dayAt, entreesAt, extrasAt, groupsOf, type WeekIndex } from './week-index.ts';

/** Everything on the plate, as the allergy rules look at it. Null when something is not known here. */
export function partsOf(index: WeekIndex, choice: Choice): Part[] | null {
  const entree = index.items.get(choice.item_id);
  if (!entree) return null;
  const parts: Part[] = [
    { kind: 'entree', id: entree.id, name: entree.names.primary, properties: entree.properties },
  ];
  for (const id of choice.option_ids) {
    const option = index.options.get(id);
    if (!option) return null;
    parts.push({ kind: 'option', id, name: option.name, properties: option.properties });
  }
  for (const id of choice.extra_ids) {
    const extra = index.items.get(id);
    if (!extra) return null;
    parts.push({ kind: 'extra', id, name: extra.names.primary, properties: extra.properties });
  }
  return parts;
}

export function conflictsOf(luncher: Luncher, parts: readonly Part[]): Conflict[] {
  return conflicts(luncher.tolerances, parts);
}

/**
 * Returns the reason for which the server would refuse this choice, as far as the browser can tell.
 * It never decides.
 */
export function problemOf(
  index: WeekIndex,
  draft: Draft,
  spot: Spot,
  choice: Choice,
): Problem | null {
  const day = dayAt(index, spot);
  const luncher = index.lunchers.get(spot.luncherId);
  if (!day || !luncher) return { code: 'closed', detail: null };
  if (!day.orderable) return { code: day.closed_code ?? 'closed', detail: null };
  if (!isOffered(index, spot, choice)) return { code: 'not_on_menu', detail: null };
  const parts = partsOf(index, choice);
  if (!parts) return { code: 'not_on_menu', detail: null };
  const clash = allergyProblem(luncher, parts);
  if (clash) return clash;
  const gone = [choice.item_id, ...choice.extra_ids].some(
    (id) => leftFor(index, draft, spot, id) === 0,
  );
  return gone ? { code: 'sold_out', detail: null } : null;
}

export function allergyProblem(luncher: Luncher, parts: readonly Part[]): Problem | null {
  const conflicts = conflictsOf(luncher, parts);
  const code = refusalOf(conflicts);
  if (!code) return null;
  const wanted = code === 'allergy' ? 'contains' : 'unverified';
  const worst = forbidden(conflicts).find((conflict) => conflict.found === wanted);
  return {
    code,
    detail: worst ? { property: worst.property, part: worst.part.name } : null,
  };
}

function isOffered(index: WeekIndex, spot: Spot, choice: Choice): boolean {
  if (!entreesAt(index, spot).some(({ item }) => item.id === choice.item_id)) return false;
  const extras = new Set(extrasAt(index, spot).map((extra) => extra.id));
  if (!choice.extra_ids.every((id) => extras.has(id))) return false;
  const groups = groupsOf(index, choice.item_id);
  const offered = new Set(groups.flatMap((group) => group.options.map((option) => option.id)));
  return choice.option_ids.every((id) => offered.has(id));
}
