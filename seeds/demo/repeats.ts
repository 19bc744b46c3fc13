import { addDays, type PlainDate, weekday } from '@yay/domain/calendar';
import { type Instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import type { Family } from './families.ts';
import type { Order } from './orders.ts';

export type Repeat = { luncherId: number; seed: readonly Order[]; monday: PlainDate };

/** A child whose lunches come again every week, as its last ordered week has them. */
export function repeatOf(family: Family, orders: readonly Order[]): Repeat | null {
  const [luncher] = family.lunchers;
  const own = orders.filter((order) => order.luncher === luncher && order.cancelled === null);
  const monday = own
    .map((order) => order.monday)
    .toSorted()
    .at(-1);
  if (luncher === undefined || monday === undefined) return null;
  const seed = own.filter((order) => order.monday === monday);
  return { luncherId: luncher.id, seed, monday };
}

export function repeatRows(repeat: Repeat | null, now: Instant): Row[] {
  if (repeat === null) return [];
  const at = toIso(now);
  return [
    {
      luncher_id: repeat.luncherId,
      seed_monday: repeat.monday,
      version: 1,
      since: at,
      look_at: at,
    },
  ];
}

export function repeatMealRows(repeat: Repeat | null): Row[] {
  return (repeat?.seed ?? []).map(({ date, meal }) => ({
    luncher_id: repeat?.luncherId,
    weekday: weekday(date),
    item_id: meal.item.id,
    option_ids: meal.options.map((option) => option.id).toSorted((a, b) => a - b),
    extra_ids: meal.extras.map((extra) => extra.id).toSorted((a, b) => a - b),
  }));
}

/** Two days ahead that could not be, of which the family has been told. */
export function repeatDateRows(repeat: Repeat | null, now: Instant): Row[] {
  const codes = ['sold_out', 'not_on_menu'];
  return (repeat?.seed ?? []).slice(0, codes.length).map(({ date }, index) => ({
    luncher_id: repeat?.luncherId,
    date: addDays(date, 7 * (index + 1)),
    outcome: 'skipped',
    code: codes[index],
    at: toIso(now),
    told_at: toIso(now),
  }));
}
