import { type Instant, instant, toIso } from '@yay/domain/time';
import type { ClientBase } from 'pg';
import { DISHES } from '../demo/items/index.ts';
import { roomRows, seatsAt } from '../demo/rooms.ts';
import { VENDORS } from '../demo/vendors.ts';
import { catalogueOf, itemRows, optionGroupRows, optionRows } from '../lib/catalogue.ts';
import { type CopyText, copyRows, copyText } from '../lib/copy-rows.ts';
import { continueIds, inOneTransaction, type Row, refuseUnlessEmpty } from '../lib/insert-rows.ts';
import { hashPassword } from '../lib/password.ts';
import { gradeRows, marketRows, schoolRows } from '../lib/place-rows.ts';
import { randomOf } from '../lib/random.ts';
import { rebuiltAfter } from '../lib/rebuilt-after.ts';
import {
  cityFamilies,
  LUNCHER_COLUMNS,
  luncherText,
  roleText,
  USER_COLUMNS,
  userText,
} from './families.ts';
import { cityFridges, fridgeItemRows, fridgeMenuRows, goMenuRows, layHandOut } from './hand-out.ts';
import { layOffices } from './offices.ts';
import {
  EVENT_COLUMNS,
  LINE_COLUMNS,
  ORDER_COLUMNS,
  RATING_COLUMNS,
  STOCK_COLUMNS,
  WEEK_COLUMNS,
} from './order-text.ts';
import { cityOrders } from './orders.ts';
import { cityDishes, citySchools, cityVendorRows, cityVendors } from './places.ts';
import {
  cityBlackoutRows,
  cityDayGradeRows,
  cityDayRows,
  cityMarketDayRows,
  cityMenuItemRows,
  cityMenuRows,
  citySchedule,
  citySpecialRows,
} from './schedule.ts';
import {
  CITY_OPS_EMAIL,
  CITY_PASSWORD,
  CITY_SIZE,
  CITY_SUPPORT_EMAIL,
  CITY_VENDOR_EMAIL,
  type CityOptions,
} from './size.ts';

export {
  CITY_PASSWORD,
  CITY_SIZE,
  CITY_SUPPORT_EMAIL,
  CITY_VENDOR_EMAIL,
  type CityOptions,
  cityParentEmail,
} from './size.ts';

const DAY = 86_400_000;
/** The tables that have a row or more for each order. */
const FILLED = ['order_weeks', 'orders', 'order_lines', 'order_events', 'ratings'];

/**
 * Lays a city of any size into an empty database by COPY, always the same for a seed number and a
 * moment. Answers how many orders there are: fewer than asked for where the families can't eat more.
 */
export async function layCity(
  client: ClientBase,
  { now, ...given }: CityOptions,
): Promise<{ orders: number }> {
  const size = { ...CITY_SIZE, ...given };
  const random = randomOf(size.seed);
  const thisMonday = '1970-01-05' as Parameters<typeof catalogueOf>[2];
  const vendors = cityVendors(size.schools, VENDORS);
  const items = catalogueOf(vendors, cityDishes(vendors, DISHES), thisMonday);
  const schools = citySchools(size.schools, vendors, random);
  const schedule = citySchedule(now, schools, items, random);
  const families = cityFamilies(size, schools, random);
  const fridges = cityFridges(schedule, schools);
  const [firstMonday = thisMonday] = schedule.mondays;
  const passwordHash = await hashPassword(CITY_PASSWORD);
  const joined = instant(now - 400 * DAY);

  const rows = (table: string, all: readonly Row[]) => copyRows(client, table, all);
  const text = (target: string, all: CopyText) =>
    copyText(client, target, { chunks: all.chunks() });

  const orders = await inOneTransaction(client, async () => {
    await refuseUnlessEmpty(client);
    await text(USER_COLUMNS, userText(families, passwordHash, joined));
    await text('user_roles (user_id, role)', roleText(families));
    await rows('users', staffRows(size.families, passwordHash, joined));
    await rows('user_roles', staffRoleRows(size.families));
    await rows('markets', marketRows());
    await rows('destinations', schoolRows(schools));
    await rows('grades', gradeRows(schools));
    await rows('vendors', cityVendorRows(vendors));
    await rows('vendor_users', [{ vendor_id: 1, user_id: size.families + 2 }]);
    await rows('rooms', roomRows(schools));
    await text(LUNCHER_COLUMNS, luncherText(families, joined, seatsAt(schools)));
    await rows('items', itemRows(items));
    await rows('option_groups', optionGroupRows(items));
    await rows('options', optionRows(items));
    await rows('menus', cityMenuRows(schedule));
    await rows('menu_items', cityMenuItemRows(schedule));
    await rows('menus', fridgeMenuRows(fridges, schedule.mondays.at(-1) ?? thisMonday));
    await rows('menu_items', fridgeItemRows(fridges));
    await rows('go_menus', goMenuRows(fridges, firstMonday));
    await rows('destination_days', cityDayRows(schedule, schools));
    await rows('destination_day_grades', cityDayGradeRows(schedule, schools));
    await rows('daily_specials', citySpecialRows(schedule, schools));
    await rows('blackouts', cityBlackoutRows(schedule, now));
    await rows('market_days', cityMarketDayRows(schedule, now));
    await layOffices(client, { now, schools, schedule });
    await layHandOut(client, { now, counter: size.families + 3, reviewer: size.families + 1 });

    const laid = await rebuiltAfter(client, FILLED, async () => {
      const weeks = cityOrders({
        now,
        schools,
        items,
        schedule,
        families,
        orders: size.orders,
        random,
      });
      let week = weeks.next();
      while (!week.done) {
        await text(WEEK_COLUMNS, week.value.weeks);
        await text(ORDER_COLUMNS, week.value.orders);
        await text(LINE_COLUMNS, week.value.lines);
        await text(EVENT_COLUMNS, week.value.events);
        week = weeks.next();
      }
      await text(STOCK_COLUMNS, week.value.stock);
      await text(RATING_COLUMNS, week.value.ratings);
      return week.value.count;
    });
    await continueIds(client);
    return laid;
  });
  // Each was changed when its roles, its lunchers and its first order came: all that is left of it as
  // it was before would be read by every list.
  await client.query('vacuum (full) users');
  // Lunches of the past are paid for, and their weeks say so.
  await inOneTransaction(client, () => client.query('select ledger_open_past_orders()'));
  await client.query('vacuum (full) order_weeks');
  // Whoever measures the city next is not to share the machine with autovacuum.
  await client.query('vacuum (analyze)');
  return { orders };
}

function staffRows(families: number, passwordHash: string, joined: Instant): Row[] {
  return [
    { id: families + 1, email: CITY_SUPPORT_EMAIL, first: 'Casey', last: 'City' },
    { id: families + 2, email: CITY_VENDOR_EMAIL, first: 'Vito', last: 'City' },
    { id: families + 3, email: CITY_OPS_EMAIL, first: 'Ona', last: 'City' },
  ].map((person) => ({
    ...person,
    password_hash: passwordHash,
    email_proved_at: toIso(joined),
  }));
}

function staffRoleRows(families: number): Row[] {
  return [
    { user_id: families + 1, role: 'customer_support' },
    { user_id: families + 2, role: 'vendor' },
    { user_id: families + 3, role: 'ops_lead' },
  ];
}
