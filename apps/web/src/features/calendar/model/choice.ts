import type { LunchCalendar, SavedSelection, SavedSelections } from '@yay/contract/calendar/calls';
import type { DayRefusalCode } from '@yay/contract/codes';
import type { DayResult } from '@yay/contract/orders/calls';
import type { PlainDate } from '@yay/domain/calendar';

/** The lunch of one luncher on one day, in the wire's names. */
export type Choice = { item_id: number; option_ids: number[]; extra_ids: number[] };

/** Values by luncher id and date. */
export type ByDay<Value> = Record<string, Record<PlainDate, Value>>;

/** One square of the week. */
export type Spot = { luncherId: string; date: PlainDate };

export type Problem = { code: DayRefusalCode; detail: DayResult['detail'] };

export function choiceOf(saved: SavedSelection): Choice {
  return { item_id: saved.item_id, option_ids: saved.option_ids, extra_ids: saved.extra_ids };
}

/** A saved order of that day, if there is one. */
export function savedAt(
  week: Pick<LunchCalendar, 'selections'>,
  { luncherId, date }: Spot,
): SavedSelection | undefined {
  return week.selections[luncherId]?.[date];
}

export function at<Value>(map: ByDay<Value>, { luncherId, date }: Spot): Value | undefined {
  return map[luncherId]?.[date];
}

/** The map with one square set, everything else shared: an unchanged child's row stays the same object. */
export function withAt<Value>(map: ByDay<Value>, spot: Spot, value: Value): ByDay<Value> {
  return { ...map, [spot.luncherId]: { ...map[spot.luncherId], [spot.date]: value } };
}

export function withoutAt<Value>(map: ByDay<Value>, spot: Spot): ByDay<Value> {
  const days = map[spot.luncherId];
  if (days?.[spot.date] === undefined) return map;
  const { [spot.date]: _gone, ...rest } = days;
  const { [spot.luncherId]: _all, ...others } = map;
  return Object.keys(rest).length === 0 ? others : { ...others, [spot.luncherId]: rest };
}

export function spotsOf(map: ByDay<unknown> | SavedSelections): Spot[] {
  return Object.entries(map).flatMap(([luncherId, days]) =>
    (Object.keys(days) as PlainDate[]).map((date) => ({ luncherId, date })),
  );
}

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.luncherId === b.luncherId && a.date === b.date;
}
