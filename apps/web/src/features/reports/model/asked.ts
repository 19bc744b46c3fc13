import { REPORT_DAYS, REVENUE_DATES, REVENUE_GROUPS } from '@yay/contract/reports/values';
import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import { askedOfAll, type Search } from '../../../parts/report/index.ts';
import type { Asked } from '../api/revenue-query.ts';

const USUAL_DAYS = 30;

/** Reads the address's question; whatever makes no sense in it is left out. */
export function askedOf(search: Search, today: PlainDate): Asked {
  return {
    ...askedOfAll(search, today, USUAL_DAYS, (from, to) => daysBetween(from, to) < REPORT_DAYS),
    by: REVENUE_DATES.find((by) => by === search.by) ?? 'served',
    group: REVENUE_GROUPS.find((group) => group === search.group) ?? 'day',
  };
}
