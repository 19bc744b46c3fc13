import { REPORT_DAYS, REVENUE_DATES, REVENUE_GROUPS } from '@yay/contract/revenue-kinds';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@yay/domain/calendar';
import type { Asked } from '../api/revenue-query.ts';

const USUAL_DAYS = 30;
const ID = /^[1-9]\d{0,8}$/;

type Search = Readonly<Record<string, string | undefined>>;

/** What the address asks for; whatever makes no sense in it is left out. */
export function askedOf(search: Search, today: PlainDate): Asked {
  const [from, to] = search.dates?.split('~') ?? [];
  const isRange =
    isPlainDate(from) && isPlainDate(to) && from <= to && daysBetween(from, to) < REPORT_DAYS;
  const id = (text: string | undefined) => (text && ID.test(text) ? text : undefined);
  return {
    ...(isRange ? { from, to } : { from: addDays(today, 1 - USUAL_DAYS), to: today }),
    by: REVENUE_DATES.find((by) => by === search.by) ?? 'served',
    group: REVENUE_GROUPS.find((group) => group === search.group) ?? 'day',
    market: id(search.market),
    school: id(search.school),
    vendor: id(search.vendor),
  };
}
