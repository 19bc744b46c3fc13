import { addDays, type PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import type { ClientBase } from 'pg';
import {
  continueIds,
  inOneTransaction,
  insertRows,
  type Row,
  refuseUnlessEmpty,
} from '../lib/insert-rows.ts';
import { hashPassword } from '../lib/password.ts';
import { TINY, type Tiny } from './ids.ts';
import { itemRows, menuItemRows, optionGroupRows, optionRows } from './kitchen.ts';
import { luncherRows, userRoleRows, userRows } from './people.ts';
import {
  datesAround,
  destinationDayGradeRows,
  destinationDayRows,
  gradeRows,
  marketDayRows,
  marketRows,
  menuRows,
  schoolRows,
  vendorRows,
} from './places.ts';

export { TINY, type Tiny } from './ids.ts';

let passwordHash: Promise<string> | undefined;

/** Lays a very small world whose every id is known by name; for tests. */
export async function layTiny(client: ClientBase, { now }: { now: Instant }): Promise<Tiny> {
  passwordHash ??= hashPassword(TINY.password);
  const dates = datesAround(now);
  const tables: [table: string, rows: readonly Row[]][] = [
    ['users', userRows(now, await passwordHash)],
    ['user_roles', userRoleRows],
    ['markets', marketRows],
    ['destinations', schoolRows],
    ['grades', gradeRows],
    ['vendors', vendorRows],
    ['vendor_users', [{ vendor_id: TINY.vendors.north, user_id: TINY.users.vendor.id }]],
    ['lunchers', luncherRows(now)],
    ['items', itemRows],
    ['option_groups', optionGroupRows],
    ['options', optionRows],
    ['menus', menuRows(dates)],
    ['menu_items', menuItemRows],
    ['destination_days', destinationDayRows(dates)],
    ['destination_day_grades', destinationDayGradeRows(dates)],
    ['market_days', marketDayRows(dates, now)],
    ['discounts', discountRows(dates[0])],
  ];
  await inOneTransaction(client, async () => {
    await refuseUnlessEmpty(client);
    for (const [table, rows] of tables) await insertRows(client, table, rows);
    await continueIds(client);
    await client.query('select ledger_open_past_orders()');
  });
  return TINY;
}

function discountRows(firstDate: PlainDate | undefined): Row[] {
  const discount = {
    starts_on: null,
    ends_on: null,
    min_total_cents: 0,
    first_order_only: false,
    market_ids: [],
    destination_ids: [],
    grade_ids: [],
  };
  return [
    {
      ...discount,
      id: TINY.discounts.lunch5,
      code: 'LUNCH5',
      kind: 'amount',
      value: 500,
      min_total_cents: 1000,
    },
    {
      ...discount,
      id: TINY.discounts.expired,
      code: 'EXPIRED',
      kind: 'percent',
      value: 10,
      ends_on: firstDate && addDays(firstDate, -1),
    },
  ];
}
