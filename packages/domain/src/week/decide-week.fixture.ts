import { type PlainDate, plainDate, weekDates } from '../calendar/index.ts';
import { DEFAULT_TIMES } from '../ordering/index.ts';
import { instant, zone } from '../time/index.ts';
import {
  type DayGrade,
  type DayMenu,
  type DaySave,
  type DaySelection,
  decideWeek,
  type FamilyOrder,
  type FamilyWeek,
  type MealCatalogue,
  type MealItem,
  type MealOption,
  type WeekLuncher,
} from './index.ts';

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

const option = (id: number, cents: number, rest: Partial<MealOption> = {}): MealOption => ({
  id,
  name: `option ${id}`,
  cents,
  properties: { peanuts: 'no' },
  archived: false,
  ...rest,
});

const item = (id: number, cents: number, rest: Partial<MealItem> = {}): MealItem => ({
  id,
  name: `item ${id}`,
  cents,
  isExtra: false,
  available: true,
  properties: { peanuts: 'no' },
  groups: [],
  notTogether: [],
  options: new Map(),
  ...rest,
});

const sizes = [
  option(GONE, 0, { archived: true }),
  option(NUT_SAUCE, 25, { properties: { peanuts: 'yes' } }),
  option(SMALL, 0),
  option(LARGE, 150),
];
const items = [
  item(PIZZA, 500, {
    groups: [{ minChoices: 1, offered: sizes.filter(({ archived }) => !archived) }],
    options: new Map(sizes.map((size) => [size.id, size])),
  }),
  item(NUTTY, 600, { properties: { peanuts: 'yes' } }),
  item(STEW, 650, { properties: {} }),
  item(SUSHI, 800, { properties: { peanuts: 'no', vegan: 'yes' } }),
  item(OLD, 400, { available: false }),
  item(APPLE, 100, { isExtra: true }),
  item(NUT_BAR, 150, { isExtra: true, properties: { peanuts: 'yes' } }),
];
const menu: DayMenu = {
  id: 1,
  name: 'Menu',
  theme: null,
  entrees: items.filter(({ available, isExtra }) => available && !isExtra),
  extras: items.filter(({ isExtra }) => isExtra),
};
const byId = new Map([...items, item(ELSEWHERE, 700)].map((one) => [one.id, one]));
const catalogue: MealCatalogue = {
  menus: new Map([[1, menu]]),
  item: (id) => byId.get(id),
};

export const luncher = (id: number, rest: Partial<WeekLuncher> = {}): WeekLuncher => ({
  id,
  tolerances: id === ANNA ? { peanuts: 'avoid_strictly' } : {},
  grade_id: 1,
  group_name: 'Lower',
  destination_id: 1,
  market_id: 100,
  timezone: zone('America/New_York'),
  ...rest,
});

const grade = (date: PlainDate, id: number): DayGrade => ({
  id,
  destination_id: 1,
  date,
  group_name: 'Lower',
  menu_id: 1,
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

/** The Wednesday before at 11:00 in New York, unless the test says otherwise. */
export const weekAt = (rest: Partial<FamilyWeek> = {}): FamilyWeek => ({
  now: instant('2026-11-18T16:00:00Z'),
  monday: MONDAY,
  times: DEFAULT_TIMES,
  lateFeeCents: 100,
  lunchers: [luncher(ANNA), luncher(BEN)],
  dayGrades: weekDates(MONDAY).map(grade),
  blackouts: [],
  lockedDays: new Set(),
  takenBack: new Set(),
  replaced: new Map(),
  orders: [],
  isPaymentDue: false,
  isSettled: false,
  discount: null,
  discountAsSaved: rest.discount ?? null,
  discountCents: 0,
  ...rest,
});

const daySave = (selection: DaySelection, rest: Partial<DaySave> = {}): DaySave => ({
  luncherId: ANNA,
  date: TUE,
  selection,
  shownFee: undefined,
  shownTotal: undefined,
  repeat: false,
  ...rest,
});

export const meal = (
  itemId: number,
  more: { optionIds?: number[]; extraIds?: number[] } = {},
  rest: Partial<DaySave> = {},
): DaySave =>
  daySave(
    { kind: 'meal', itemId, optionIds: more.optionIds ?? [], extraIds: more.extraIds ?? [] },
    rest,
  );
export const pizza = (rest: Partial<DaySave> = {}): DaySave =>
  meal(PIZZA, { optionIds: [SMALL] }, rest);
export const nothing = (rest: Partial<DaySave> = {}): DaySave => daySave({ kind: 'nothing' }, rest);
export const surprise = (rest: Partial<DaySave> = {}): DaySave =>
  daySave({ kind: 'surprise', extraIds: [] }, rest);

export const decide = (
  week: FamilyWeek,
  days: readonly DaySave[],
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
