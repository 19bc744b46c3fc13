import type { MonthDay, MonthlyPreorders } from '@yay/contract/monthly/calls';
import { canActForFamily } from '@yay/domain/access';
import { isPaymentDue } from '@yay/domain/billing';
import {
  addDays,
  mondayOf,
  monthDates,
  monthOf,
  nextMonth,
  type PlainDate,
} from '@yay/domain/calendar';
import { dayState, type OrderTimes } from '@yay/domain/ordering';
import { dateIn, type Instant, OFFICE_ZONE, toIso, zone } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { presentLuncher } from '../lunchers/index.ts';
import { ordererOf } from '../orders/index.ts';
import { orderRulesOf } from '../settings/index.ts';
import { type FamilyRow, findDates, findFamily, type LuncherDateRow } from './monthly.repo.ts';

/** Two months of a family at a glance, in two statements however many children it has. */
export async function readMonths(
  db: Db,
  actor: Actor,
  query: { readonly userId?: number | undefined },
): Promise<MonthlyPreorders | Refusal> {
  const userId = query.userId ?? actor.userId;
  if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
  const family = await findFamily(db, userId);
  if (family === undefined) return refuse(404, 'not_found');
  const { now, times } = orderRulesOf(family);
  const today = dateIn(zoneOf(family), now);
  const months = [monthOf(today), nextMonth(monthOf(today))].map((month) => ({
    month,
    dates: monthDates(month),
  }));
  const dates = months.flatMap((month) => month.dates);
  // With the whole of the weeks at both ends: what stands in them is asked below.
  const around = await findDates(db, userId, mondayOf(first(dates)), addDays(last(dates), 4));
  const dueIn = weeksToPayFor(family, around);
  const shown = new Set(dates);
  const rows = around.filter((row) => shown.has(row.date));
  const { window } = ordererOf(actor, userId);
  const zones = new Map(family.lunchers.map((one) => [one.id, zone(one.timezone)]));
  const dayOf = (row: LuncherDateRow): MonthDay =>
    presentDay(row, {
      now,
      times,
      window,
      zone: zones.get(row.luncher_id) ?? OFFICE_ZONE,
      paymentDue: dueIn(row.date),
    });
  return {
    server_now: toIso(now),
    user: { id: family.id, full_name: family.full_name },
    today,
    months: months.map(({ month, dates: own }) => {
      const ordered = rows.filter((row) => row.status && own.includes(row.date));
      return {
        month,
        dates: own,
        lunches: ordered.length,
        total: ordered.reduce((sum, row) => sum + (row.total_cents ?? 0), 0),
      };
    }),
    lunchers: family.lunchers.map(presentLuncher),
    days: Object.fromEntries(
      family.lunchers.map(({ id }) => [id, rows.filter((row) => row.luncher_id === id).map(dayOf)]),
    ),
  };
}

function presentDay(
  row: LuncherDateRow,
  how: Pick<Parameters<typeof dayState>[0], 'zone' | 'window'> & {
    readonly now: Instant;
    readonly times: OrderTimes;
    readonly paymentDue: boolean;
  },
): MonthDay {
  const { state, closedReason } = dayState({
    ...how,
    date: row.date,
    blackout: row.closed_for !== null,
    hasMenu: row.has_menu,
    order: row.status,
  });
  const isCounted = row.day_locked && (closedReason === null || closedReason === 'closed');
  const code = isCounted ? 'locked' : (closedReason ?? (how.paymentDue ? 'payment_due' : null));
  return {
    date: row.date,
    state,
    orderable: code === null,
    closed_code: code,
    closed_for: row.closed_for,
    order: row.status &&
      row.source && {
        item_name: row.item_name ?? '',
        status: row.status,
        source: row.source,
        total: row.total_cents ?? 0,
      },
  };
}

/** A family that owes us goes on with the weeks that it has begun, and begins no new one. */
function weeksToPayFor(
  family: FamilyRow,
  rows: readonly LuncherDateRow[],
): (date: PlainDate) => boolean {
  const begun = new Set(rows.filter((row) => row.status).map((row) => mondayOf(row.date)));
  return (date) => isPaymentDue(family, { standingOrders: begun.has(mondayOf(date)) ? 1 : 0 });
}

const zoneOf = ({ lunchers: [luncher] }: FamilyRow) =>
  luncher ? zone(luncher.timezone) : OFFICE_ZONE;

function first(dates: readonly PlainDate[]): PlainDate {
  const [date] = dates;
  if (date === undefined) throw new RangeError('a month without weekdays');
  return date;
}

const last = (dates: readonly PlainDate[]): PlainDate => first(dates.slice(-1));
