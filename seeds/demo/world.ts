import { type Instant, instant, toIso } from '@yay/domain/time';
import { catalogueOf, itemRows, optionGroupRows, optionRows } from '../lib/catalogue.ts';
import { gradeRows, marketRows, schoolRows } from '../lib/place-rows.ts';
import { randomOf } from '../lib/random.ts';
import { blackoutBatchRows, blackoutRows, blackoutsOf, cancellationRunRows } from './blackouts.ts';
import { classTripRows, tripLinkRows } from './class-trips.ts';
import { discountRows, discountsOf } from './discounts.ts';
import { familiesOf, familyUserRows, luncherRows } from './families.ts';
import { fridgeItemRows, fridgeMenuRows, fridgesOf, goMenuRows, goOrdersOf } from './go-lunches.ts';
import { badgeRows, kioskRows, readerRows } from './handouts.ts';
import {
  assignmentRows,
  inventoryActRows,
  inventoryCountItemRows,
  inventoryCountRows,
  inventoryMovementRows,
  itemCodeRows,
  sublocationRows,
} from './inventory.ts';
import { combinationRows, extraTypeRows, withExtraTypes } from './item-details.ts';
import { DISHES } from './items/index.ts';
import { labelSubscriptionRows } from './labels.ts';
import { inMacroMarkets, macroMarketRows } from './macro-markets.ts';
import { menuItemRows, menuRows, menusOf } from './menus.ts';
import { messageModalAddressRows, messageModalRows } from './message-modals.ts';
import { orderWeekRows } from './order-weeks.ts';
import { orderEventRows, orderLineRows, orderRows, stockRows } from './orders.ts';
import { pageRows, pageVersionRows, redirectRows } from './pages.ts';
import { placeOrders } from './place-orders.ts';
import { SCHOOLS, withContacts } from './places.ts';
import { ratingRows } from './ratings.ts';
import { repeatDateRows, repeatMealRows, repeatOf, repeatRows } from './repeats.ts';
import {
  requestEntryRows,
  requestFilePieceRows,
  requestFileRows,
  requestRows,
} from './requests.ts';
import { resourcePieceRows, resourceRows } from './resources.ts';
import { lunchPeriodRows, roomRows, schoolContactRows, seated } from './rooms.ts';
import {
  dailySpecialRows,
  destinationDayGradeRows,
  destinationDayRows,
  marketDayRows,
  marketDaysOf,
  scheduleOf,
} from './schedule.ts';
import { siteOptionRows } from './site-options.ts';
import { schoolUserRows, signInId, staffRoleRows, staffRows, vendorUserRows } from './staff.ts';
import { substitutedOf, substitutionChoiceRows, substitutionRows } from './substitutions.ts';
import { supplyRows } from './supplies.ts';
import {
  draftItemRows,
  itemTermRows,
  priceUpdateLineRows,
  priceUpdateRows,
  termRows,
} from './tags.ts';
import { VENDORS, vendorRows } from './vendors.ts';
import { weeksAround } from './weeks.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** Everything that the demo world is made of, before it is rows. */
export function demoWorld(now: Instant, seed: number) {
  const random = randomOf(seed);
  const weeks = weeksAround(now);
  const items = catalogueOf(VENDORS, DISHES, weeks.thisMonday);
  const menus = menusOf(weeks, items, random);
  const days = scheduleOf(weeks, menus, items, random);
  const marketDays = marketDaysOf(weeks);
  const blackouts = blackoutsOf(weeks);
  const discounts = discountsOf(weeks.thisMonday);
  const families = familiesOf(
    now,
    {
      dana: signInId('parent@demo.test'),
      sam: signInId('newparent@demo.test'),
      priya: signInId('customer@demo.test'),
      nina: signInId('returning@demo.test'),
    },
    random,
  );
  const orders = placeOrders({ weeks, families, days, marketDays, blackouts, random });
  const substituted = substitutedOf({
    weeks,
    menus,
    items,
    days,
    marketDays,
    families,
    blackouts,
    orders,
  });
  const customer = families.find(({ userId }) => userId === signInId('customer@demo.test'));
  return {
    now,
    weeks,
    items,
    menus,
    days,
    marketDays,
    blackouts,
    discounts,
    families,
    orders,
    substituted,
    goOrders: customer ? goOrdersOf(customer, orders, days) : [],
    repeat: customer ? repeatOf(customer, orders) : null,
    fridges: fridgesOf(menus),
    orderWeeks: orderWeekRows(families, orders, discounts, random),
    ratings: ratingRows(orders, now, random),
  };
}
export type DemoWorld = ReturnType<typeof demoWorld>;

/** Its rows, table by table in the order in which they refer to each other. */
export function demoRows(world: DemoWorld, passwordHash: string) {
  const { now, items, menus, days, families, repeat, fridges } = world;
  const orders = [...world.orders, ...world.goOrders];
  const costs = new Map(items.map((item) => [item.id, item.toVendor]));
  const costOf = (itemId: number) => costs.get(itemId) ?? 0;
  return [
    ['users', [...staffRows(now, passwordHash), ...familyUserRows(families, passwordHash)]],
    [
      'user_roles',
      [
        ...staffRoleRows(),
        ...families.map(({ userId }) => ({ user_id: userId, role: 'customer' })),
      ],
    ],
    ['macro_markets', macroMarketRows()],
    ['markets', inMacroMarkets(marketRows())],
    ['destinations', withContacts(schoolRows(SCHOOLS))],
    ['grades', gradeRows(SCHOOLS)],
    ['school_resources', resourceRows(SCHOOLS, now)],
    ['school_resource_pieces', resourcePieceRows(SCHOOLS)],
    ['rooms', roomRows(SCHOOLS)],
    ['lunch_periods', lunchPeriodRows(SCHOOLS)],
    ['school_contacts', schoolContactRows(SCHOOLS)],
    ['vendors', vendorRows()],
    ['vendor_users', vendorUserRows()],
    ['destination_users', schoolUserRows()],
    [
      'lunchers',
      seated(SCHOOLS, luncherRows(families)).map((row) => ({
        ...row,
        are_orders_repeating: row.id === repeat?.luncherId,
      })),
    ],
    ['readers', readerRows()],
    ['kiosks', kioskRows(now)],
    [
      'badges',
      badgeRows(
        luncherRows(families).map(({ id }) => Number(id)),
        now,
      ),
    ],
    ['extra_types', extraTypeRows(now)],
    ['items', withExtraTypes(items, itemRows(items))],
    ['items', draftItemRows(items, now)],
    ['terms', termRows(now)],
    ['item_terms', itemTermRows(items)],
    ['price_updates', priceUpdateRows(world.weeks, now)],
    ['price_update_lines', priceUpdateLineRows(items)],
    ['option_groups', optionGroupRows(items)],
    ['options', optionRows(items)],
    ['option_combinations', combinationRows(items)],
    ['menus', menuRows(menus)],
    ['menu_items', menuItemRows(menus)],
    ['menus', fridgeMenuRows(fridges)],
    ['menu_items', fridgeItemRows(fridges)],
    ['go_menus', goMenuRows(fridges, world.weeks)],
    ['inventory_sublocations', sublocationRows()],
    ['inventory_assignments', assignmentRows(fridges)],
    ['inventory_acts', inventoryActRows(fridges, now)],
    ['inventory_counts', inventoryCountRows(fridges, now)],
    ['inventory_count_items', inventoryCountItemRows(fridges, now, costOf)],
    ['inventory_movements', inventoryMovementRows(fridges, now, costOf)],
    ['item_codes', itemCodeRows(fridges, now)],
    ['destination_days', destinationDayRows(days)],
    ['destination_day_grades', destinationDayGradeRows(days)],
    ['daily_specials', dailySpecialRows(days)],
    ['supply_schedules', supplyRows(world.weeks)],
    ['label_subscriptions', labelSubscriptionRows(SCHOOLS)],
    ['cancellation_runs', cancellationRunRows(world.blackouts, toIso(instant(now - 2 * DAY)))],
    ['blackout_batches', blackoutBatchRows(world.blackouts, toIso(instant(now - 2 * DAY)))],
    [
      'blackouts',
      blackoutRows(world.blackouts, toIso(instant(now - YEAR)), toIso(instant(now - 2 * DAY))),
    ],
    ['trip_links', tripLinkRows(world.weeks, now)],
    ['class_trips', classTripRows(world, now)],
    ['market_days', marketDayRows(world.marketDays, now)],
    ['discounts', discountRows(world.discounts)],
    ['message_modals', messageModalRows(toIso(now))],
    ['message_modal_addresses', messageModalAddressRows(toIso(now))],
    ['pages', pageRows(toIso(now))],
    ['page_versions', pageVersionRows(toIso(now), signInId('marketing@demo.test'))],
    ['redirects', redirectRows(toIso(now))],
    ['site_options', siteOptionRows()],
    ['requests', requestRows(now)],
    ['request_entries', requestEntryRows(now)],
    ['request_files', requestFileRows()],
    ['request_file_pieces', requestFilePieceRows()],
    ['order_weeks', world.orderWeeks],
    ['orders', orderRows(orders, now)],
    ['order_lines', orderLineRows(orders)],
    ['order_events', orderEventRows(orders, now)],
    ['item_day_stock', stockRows(orders)],
    [
      'substitutions',
      substitutionRows(world.substituted, now, signInId('merchandising_sr@demo.test')),
    ],
    ['substitution_choices', substitutionChoiceRows(world.substituted)],
    ['ratings', world.ratings],
    ['repeats', repeatRows(repeat, now)],
    ['repeat_meals', repeatMealRows(repeat)],
    ['repeat_dates', repeatDateRows(repeat, now)],
  ] as const;
}
