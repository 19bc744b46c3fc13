import { type PlainDate, plainDate, weekDates } from '@yay/domain/calendar';
import { DEFAULT_TIMES } from '@yay/domain/ordering';
import { instant, zone } from '@yay/domain/time';
import {
  type Catalogue,
  compileItem,
  compileMenu,
  type ItemRow,
  type OptionRow,
} from '../schedule/index.ts';
import { decideWeek } from './decide-week.ts';
import type { DayGrade, FamilyLuncher, FamilyOrder, FamilyWeek } from './family-week.ts';
import type { WantedDay } from './wanted-day.ts';

export const MONDAY = plainDate('2026-11-23');
export const [MON, TUE, WED, THU] = weekDates(MONDAY);
export const ANNA = 1;
export const BEN = 2;

/** Ids of the small menu that the tables below order from. */
export const PIZZA = 1;
export const NUTTY = 2;
export const STEW = 3;
export const SUSHI = 4;
export const OLD = 5;
export const ELSEWHERE = 6;
export const APPLE = 11;
export const NUT_BAR = 12;
export const SMALL = 101;
export const LARGE = 102;
export const NUT_SAUCE = 103;
export const GONE = 104;

const option = (id: number, cents: number, rest: Partial<OptionRow> = {}): OptionRow => ({
  id,
  name: `option ${id}`,
  price_cents: cents,
  properties: { peanuts: 'no' },
  archived: false,
  ...rest,
});

const item = (id: number, cents: number, rest: Partial<ItemRow> = {}): ItemRow => ({
  id,
  name: `item ${id}`,
  description: '',
  price_cents: cents,
  price_type: 'Vendor',
  is_extra: false,
  preorder: true,
  daily_capacity: null,
  farthest_start_date: null,
  picture: '',
  tint: 'peach',
  properties: { peanuts: 'no' },
  available: true,
  vendor: { id: 1, display_name: 'Kitchen', short_name: 'K' },
  groups: [],
  not_together: [],
  ...rest,
});

const rows: ItemRow[] = [
  item(PIZZA, 500, {
    groups: [
      {
        id: 1,
        name: 'Size',
        min_choices: 1,
        max_choices: 2,
        archived: false,
        options: [
          option(GONE, 0, { archived: true }),
          option(NUT_SAUCE, 25, { properties: { peanuts: 'yes' } }),
          option(SMALL, 0),
          option(LARGE, 150),
        ],
      },
    ],
  }),
  item(NUTTY, 600, { properties: { peanuts: 'yes' } }),
  item(STEW, 650, { properties: {} }),
  item(SUSHI, 800, { daily_capacity: 1 }),
  item(OLD, 400, { available: false }),
  item(APPLE, 100, { is_extra: true, daily_capacity: 3 }),
  item(NUT_BAR, 150, { is_extra: true, properties: { peanuts: 'yes' } }),
];
export const menu = compileMenu({
  id: 1,
  revision: 1,
  name: 'Menu',
  last_day: plainDate('2026-12-31'),
  theme: null,
  items: rows.map((row) => ({ weight: 1, item: row })),
});
const elsewhere = compileItem(item(ELSEWHERE, 700));
export const catalogue: Catalogue = {
  menus: new Map([[1, menu]]),
  item: (id) => menu.items.get(id) ?? (id === ELSEWHERE ? elsewhere : undefined),
};

export const luncher = (id: number, rest: Partial<FamilyLuncher> = {}): FamilyLuncher => ({
  id,
  user_id: 1,
  first: `Luncher ${id}`,
  last: 'Test',
  color: 'green',
  tolerances: id === ANNA ? { peanuts: 'avoid_strictly' } : {},
  are_orders_repeating: false,
  grade_id: 1,
  grade_label: 'Grade 1',
  group_name: 'Lower',
  destination_id: 1,
  destination_name: 'School',
  destination_abbreviation: 'SCH',
  market_id: 100,
  market_name: 'Eastern',
  market_abbreviation: 'EST',
  timezone: zone('America/New_York'),
  ...rest,
});

const grade = (date: PlainDate, id: number): DayGrade => ({
  id,
  destination_day_id: id,
  destination_id: 1,
  date,
  group_name: 'Lower',
  menu_id: 1,
  menu_end: null,
  specials: [],
});

export const order = (rest: Partial<FamilyOrder> = {}): FamilyOrder => ({
  id: 1,
  luncher_id: ANNA,
  grade_id: 1,
  date: TUE,
  status: 'placed',
  source: 'parent',
  item_id: PIZZA,
  entree_cents: 450,
  late_fee_cents: 0,
  total_cents: 450,
  share_cents: null,
  options: [{ id: SMALL, cents: 0 }],
  extras: [],
  ...rest,
});

/** The Wednesday before at 11:00 in New York, unless told otherwise. */
export const weekAt = (rest: Partial<FamilyWeek> = {}): FamilyWeek => ({
  now: instant('2026-11-18T16:00:00Z'),
  monday: MONDAY,
  dates: weekDates(MONDAY),
  user: { id: 1, first: 'A', last: 'B', email: 'a@test.test', locale: 'en' },
  times: DEFAULT_TIMES,
  lateFeeCents: 100,
  ratingsOn: false,
  lunchers: [luncher(ANNA), luncher(BEN)],
  dayGrades: weekDates(MONDAY).map(grade),
  menus: [{ id: 1, revision: 1 }],
  blackouts: [],
  lockedDays: new Set(),
  takenBack: new Set(),
  replaced: new Map(),
  orders: [],
  grabAndGo: [],
  version: 0,
  isPaymentDue: false,
  isSettled: false,
  discount: null,
  discountAsSaved: rest.discount ?? null,
  discountCents: 0,
  namedDiscount: null,
  ...rest,
});

const wanted = (wish: WantedDay['wanted'], rest: Partial<WantedDay> = {}): WantedDay => ({
  luncherId: ANNA,
  date: TUE,
  wanted: wish,
  shownFee: undefined,
  shownTotal: undefined,
  repeat: false,
  path: 'lunchers.0.selections.0',
  ...rest,
});

export const meal = (
  itemId: number,
  more: { optionIds?: number[]; extraIds?: number[] } = {},
  rest: Partial<WantedDay> = {},
): WantedDay =>
  wanted(
    { kind: 'meal', itemId, optionIds: more.optionIds ?? [], extraIds: more.extraIds ?? [] },
    rest,
  );
export const pizza = (rest: Partial<WantedDay> = {}): WantedDay =>
  meal(PIZZA, { optionIds: [SMALL] }, rest);
export const nothing = (rest: Partial<WantedDay> = {}): WantedDay =>
  wanted({ kind: 'nothing' }, rest);
export const surprise = (rest: Partial<WantedDay> = {}): WantedDay =>
  wanted({ kind: 'surprise', extraIds: [] }, rest);

export const decide = (
  week: FamilyWeek,
  days: readonly WantedDay[],
  rest: Partial<Parameters<typeof decideWeek>[0]> = {},
) =>
  decideWeek({
    week,
    catalogue,
    orderer: { window: 'customer', correcting: false },
    days,
    left: new Map(),
    discount: { kind: 'keep' },
    seed: 'seed',
    ...rest,
  });
