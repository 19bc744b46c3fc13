import type { Desk, DeskDay } from '@yay/contract/desk/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { lastClose } from '@yay/domain/ordering';
import { toIso, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type OrderRules, orderRules } from '../settings/index.ts';
import { mealsOf, type SchoolDayRow, schoolDays } from './desk.repo.ts';

/** Reads the next school days of each market, and the meals of the first one after today. */
export async function readLunches(source: Queryable): Promise<NonNullable<Desk['lunches']>> {
  const [rows, rules] = await Promise.all([schoolDays(source), orderRules(source)]);
  const next = rows
    .filter(({ date, today }) => date > today)
    .map(({ date }) => date)
    .toSorted()
    .at(0);
  return {
    next: next === undefined ? null : await compareWithLastWeek(source, next),
    days: rows.map((row) => presentDay(row, rules)),
  };
}

async function compareWithLastWeek(source: Queryable, date: PlainDate) {
  const weekBefore = addDays(date, -7);
  const counts = await mealsOf(source, [date, weekBefore]);
  const on = (day: PlainDate): number => counts.find((row) => row.date === day)?.meals ?? 0;
  return { date, meals: on(date), before: { date: weekBefore, meals: on(weekBefore) } };
}

function presentDay(row: SchoolDayRow, { now, times }: OrderRules): DeskDay {
  const closes = lastClose('customer', row.date, zone(row.timezone), times);
  return {
    market: { id: row.market_id, name: row.market },
    timezone: row.timezone,
    date: row.date,
    meals: row.meals,
    closes_at: closes !== null && closes > now ? toIso(closes) : null,
    locks_at: toIso(row.lock_at),
    is_locked: row.is_locked,
  };
}
