import type { RevenueSums } from '@yay/contract/reports/calls';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';

type Day = Pick<RevenueSums, 'net_cents' | 'vendor_cents'> & { readonly date: PlainDate };
/** More than a phone's width can tell apart. */
const MOST_DAYS = 45;

/** The days of the chart; of a long time its weeks, each by its Monday. */
export function chartBars(days: readonly Day[]): {
  readonly unit: 'day' | 'week';
  readonly bars: readonly Day[];
} {
  if (days.length <= MOST_DAYS) return { unit: 'day', bars: days };
  const weeks = new Map<PlainDate, { date: PlainDate; net_cents: number; vendor_cents: number }>();
  for (const day of days) {
    const date = mondayOf(day.date);
    const week = weeks.get(date) ?? { date, net_cents: 0, vendor_cents: 0 };
    week.net_cents += day.net_cents;
    week.vendor_cents += day.vendor_cents;
    weeks.set(date, week);
  }
  return { unit: 'week', bars: [...weeks.values()] };
}

/** The bar that is highest, the earlier of two; undefined where nothing was taken. */
export function highestOf(bars: readonly Day[]): Day | undefined {
  const [first, ...rest] = bars;
  if (first === undefined) return undefined;
  const highest = rest.reduce((best, bar) => (bar.net_cents > best.net_cents ? bar : best), first);
  return highest.net_cents > 0 ? highest : undefined;
}
