import type { RevenueRow } from '@yay/contract/reports/calls';
import type { RevenueGroup } from '@yay/contract/reports/values';
import { daysBefore } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/http/index.ts';
import { askedOf, type Question } from './asked-of.ts';
import { NO_SUMS, presentFigures, presentSums } from './present-revenue.ts';
import { type RevenueRowRead, readRevenue, readTotal } from './revenue.repo.ts';

/** Returns the revenue of lunches, and the kitchens' share of it. */
export async function getRevenue(
  db: Queryable,
  question: Question & { readonly group?: RevenueGroup | undefined },
) {
  const asked = askedOf(question);
  if (isRefusal(asked)) return asked;
  const group = question.group ?? 'day';
  const before = daysBefore(asked.from, asked.to);
  const [read, totalBefore] = await Promise.all([
    readRevenue(db, asked, group),
    readTotal(db, { ...asked, ...before }),
  ]);
  const of = (is: RevenueRowRead['is']) => read.filter((row) => row.is === is && moved(row));
  const days = of('day').flatMap((row) =>
    row.day === null ? [] : [{ date: row.day, ...presentSums(row) }],
  );
  const groups = of('group').map(
    (row): RevenueRow => ({ key: String(row.key), name: row.name ?? '', ...presentSums(row) }),
  );
  const rows =
    group === 'day'
      ? days.map(({ date, ...sums }): RevenueRow => ({ key: date, name: date, ...sums }))
      : groups;
  const total = presentSums(of('total')[0] ?? NO_SUMS);
  const figures = presentFigures(total, presentSums(totalBefore));
  return { data: { days, rows, total, figures, before } };
}

/**
 * Tells whether a row has any money left to report; where all was given back there is nothing to
 * tell.
 */
const moved = (row: RevenueRowRead): boolean =>
  [
    row.lunches,
    row.meals_cents,
    row.late_fees_cents,
    row.discounts_cents,
    row.promo_cents,
    row.vendor_cents,
  ].some((sum) => sum !== 0);
