import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type FieldErrors, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { type OrderRules, orderRules } from '../settings/index.ts';
import {
  findItem,
  findMenu,
  findServedDays,
  type ItemOfMenuRow,
  type NamedRow,
  type ServedDayRow,
} from './offer.repo.ts';
import { openDays } from './open-days.ts';

export interface Replacement {
  readonly menuId: number;
  readonly fromItemId: number;
  readonly toItemId: number;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

export interface CheckedReplacement {
  readonly menu: NamedRow;
  readonly from: ItemOfMenuRow;
  readonly to: ItemOfMenuRow;
  readonly rules: OrderRules;
  /** The days, from today on, on which the menu is served. */
  readonly days: readonly ServedDayRow[];
  /** The days that can still be changed. */
  readonly open: readonly ServedDayRow[];
}

/** A longer stretch is a change of the menu itself. */
const MOST_DAYS = 120;

/** Checks a replacement against the current menu, or reports its problems at their fields. */
export async function checkReplacement(
  source: Queryable,
  asked: Replacement,
): Promise<CheckedReplacement | Refusal> {
  const menu = await findMenu(source, asked.menuId);
  if (menu === undefined) return refuse(404, 'not_found');
  const from = await findItem(source, menu.id, asked.fromItemId);
  const to = await findItem(source, menu.id, asked.toItemId);
  const items = itemProblems(from, to);
  if (isRefusal(items)) return items;
  const range = daysBetween(asked.startsOn, asked.endsOn);
  if (range < 0) return refuse(422, 'invalid', { ends_on: ['ends_before_start'] });
  if (range > MOST_DAYS) return refuse(422, 'invalid', { ends_on: ['too_many_days'] });
  const rules = await orderRules(source);
  const days = await findServedDays(source, menu.id, asked);
  const open = openDays(days, rules);
  if (open.length === 0) return refuse(422, 'invalid', { starts_on: ['menu_not_served'] });
  return { menu, ...items, rules, days, open };
}

function itemProblems(
  from: ItemOfMenuRow | undefined,
  to: ItemOfMenuRow | undefined,
): { from: ItemOfMenuRow; to: ItemOfMenuRow } | Refusal {
  const wrong = (errors: FieldErrors) => refuse(422, 'invalid', errors);
  if (!from) return wrong({ from_item_id: ['unknown_item'] });
  if (!to) return wrong({ to_item_id: ['unknown_item'] });
  if (from.is_extra) return wrong({ from_item_id: ['not_an_entree'] });
  if (!from.offered) return wrong({ from_item_id: ['not_offered'] });
  if (to.id === from.id) return wrong({ to_item_id: ['duplicate'] });
  if (to.is_extra) return wrong({ to_item_id: ['not_an_entree'] });
  if (!to.available || !to.preorder) return wrong({ to_item_id: ['not_offered'] });
  return { from, to };
}

const daysBetween = (from: PlainDate, until: PlainDate): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
