import type { MenuRecord } from '@yay/contract/menus/calls';
import { mondayOf } from '@yay/domain/calendar';

/**
 * Returns the place where a menu's days are looked at first: that of its next use or its last,
 * unless another is asked for.
 */
export function placeOfUse(
  { use }: Pick<MenuRecord, 'use'>,
  asked: Record<string, unknown>,
): Record<string, string> {
  if (asked.market !== undefined || asked.schools !== undefined) return {};
  const [next] = use.schools;
  const place = next
    ? { market_id: next.market_id, school: next.id, group: next.groups[0], date: next.first }
    : use.before && { ...use.before, school: use.before.destination_id };
  if (!place) return {};
  return {
    market: String(place.market_id),
    schools: String(place.school),
    ...(place.group !== undefined && { group: place.group }),
    monday: mondayOf(place.date),
  };
}
