import type { CalendarDay, LunchCalendar, SavedSelection } from '@yay/contract/calendar/calls';
import type { Item } from '@yay/contract/schedule/catalogue';
import { ALLERGENS, type Properties } from '@yay/domain/allergy';
import { type PlainDate, plainDate, weekDates } from '@yay/domain/calendar';
import { buildLuncher } from '../../../parts/build-luncher.fixture.ts';

// A family's week for the tests of the model: two children at one school, one menu.

export const MONDAY = plainDate('2026-11-09');
export const [MON, TUE, WED, THU, FRI] = weekDates(MONDAY);
export const MIA = '1';
export const LEO = '2';
export const PIZZA = 10;
export const NOODLES = 11;
export const BOWL = 12;
export const APPLE = 20;
export const COOKIE = 21;
export const WHITE_RICE = 30;
export const BROWN_RICE = 31;
export const PEANUT_SAUCE = 32;
export const MILD_SAUCE = 33;

const NOTHING = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'no'])) as Properties;

export function saved(itemId: number, more: Partial<SavedSelection> = {}): SavedSelection {
  return {
    order_id: 1,
    status: 'placed',
    source: 'parent',
    item_id: itemId,
    option_ids: [],
    extra_ids: [],
    late_surcharge: 0,
    entree_price: 500,
    option_prices: [],
    extra_prices: [],
    meal_total: 500,
    total: 500,
    ...more,
  };
}

export function openDay(date: PlainDate, more: Partial<CalendarDay> = {}): CalendarDay {
  return {
    date,
    destination_day_grade_id: 1,
    menu_id: 1,
    blackout: null,
    blackout_reason: null,
    no_school: false,
    orderable: true,
    removable: true,
    closed_code: null,
    closes_at: '2026-11-09T17:00:00.000Z',
    opens_at: null,
    last_close: '2026-11-09T17:00:00.000Z',
    late_from: '2026-11-08T05:00:00.000Z',
    replaced: null,
    late_fee: 100,
    specials: [],
    ...more,
  };
}

function testItem(id: number, name: string, price: number, more: Partial<Item> = {}): Item {
  return {
    id,
    names: { primary: name },
    description: '',
    vendor: { id: 1, display_name: "Luigi's Corner", short_name: 'Luigi' },
    price,
    price_type: 'Vendor',
    picture: '/food/margherita-pizza.svg',
    tint: 'peach',
    properties: NOTHING,
    meta: { is_extra: false, preorder: true },
    farthest_start_date: null,
    recently_started: false,
    ratings: null,
    ...more,
  };
}

/** Mia must not have peanuts; Leo eats everything. The noodles have them, the cookie is unverified. */
export function testWeek(more: Partial<LunchCalendar> = {}): LunchCalendar {
  const dates = weekDates(MONDAY);
  const extra = { meta: { is_extra: true, preorder: true } };
  const { peanuts: _unknown, ...unverified } = NOTHING;
  const items = [
    testItem(PIZZA, 'Pizza', 575),
    testItem(NOODLES, 'Noodles', 725, { properties: { ...NOTHING, peanuts: 'yes' } }),
    testItem(BOWL, 'Rice bowl', 750),
    testItem(APPLE, 'Apple', 100, extra),
    testItem(COOKIE, 'Cookie', 150, { ...extra, properties: unverified }),
  ];
  const option = (
    id: number,
    group: number,
    name: string,
    price: number,
    properties = NOTHING,
  ) => ({
    id,
    option_group_id: group,
    name,
    price,
    properties,
  });
  return {
    server_now: '2026-11-09T03:40:00.000Z',
    user: { id: 7, full_name: 'Dana Kim' },
    has_ordered: true,
    mondayOfWeek: MONDAY,
    version: 3,
    window: 'customer',
    lunchers: [
      buildLuncher({ id: 1, first: 'Mia', tolerances: { peanuts: 'avoid_strictly' } }),
      buildLuncher({ id: 2, first: 'Leo' }),
    ],
    days: {
      [MIA]: dates.map((date) => openDay(date)),
      [LEO]: dates.map((date) => openDay(date)),
    },
    lastDayOfMenu: FRI,
    menus_revision: null,
    selections: {},
    items,
    not_together: [],
    option_groups: [
      { id: 1, item_id: BOWL, name: 'Rice', min_choices: 1, max_choices: 1 },
      { id: 2, item_id: BOWL, name: 'Sauce', min_choices: 0, max_choices: 2 },
    ],
    options: [
      option(WHITE_RICE, 1, 'White rice', 0),
      option(BROWN_RICE, 1, 'Brown rice', 50),
      option(PEANUT_SAUCE, 2, 'Peanut sauce', 0, { ...NOTHING, peanuts: 'yes' }),
      option(MILD_SAUCE, 2, 'Mild sauce', 0),
    ],
    destination_day_grades: [],
    allPossibleExtras: [APPLE, COOKIE],
    itemMenus: items.map((item) => ({ menu_id: 1, item_id: item.id, pivot: { weight: 1 } })),
    stock: [],
    order_summary: {
      grand_total: 0,
      discount_total: 0,
      meals_total: 0,
      late_fee_total: 0,
      late_fee_count: 0,
      go_total: 0,
      go_count: 0,
      lunchers: [],
      discount_code: null,
      discount_problem: null,
    },
    discount_code: null,
    ...more,
  };
}
