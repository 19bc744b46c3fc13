import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import {
  type DayState,
  dayState,
  lateFeeExemption,
  lateFeeFor,
  lockAt,
  type OrderingWindow,
  type SelectionChange,
} from '../ordering/index.ts';
import type { Instant } from '../time/index.ts';
import type { DayMenu, MealCatalogue, MealItem } from './catalogue.ts';
import {
  type DayGrade,
  dayKey,
  type FamilyOrder,
  type FamilyWeek,
  type ReplacedLunch,
  type WeekBlackout,
  type WeekLuncher,
} from './family-week.ts';

/** The person who saves, as far as the rules differ by person. */
export interface Orderer {
  readonly window: OrderingWindow;
  /** Staff corrects a family's week instead of ordering its own. */
  readonly correcting: boolean;
}

export interface Special<Item extends MealItem = MealItem> {
  readonly id: number;
  readonly weight: number;
  readonly item: Item;
}

/** One luncher's day: the menu, the order, and the changes that are possible. */
export interface LuncherDay<Item extends MealItem = MealItem> {
  readonly luncher: WeekLuncher;
  readonly date: PlainDate;
  readonly grade: DayGrade | null;
  readonly blackout: WeekBlackout | null;
  readonly menu: DayMenu<Item> | null;
  readonly specials: readonly Special<Item>[];
  readonly order: FamilyOrder | null;
  readonly state: DayState;
  /** The late fee, in cents, that the day carries once this change is saved. */
  readonly lateFee: (change: SelectionChange, by?: { readonly isRepeat: boolean }) => Cents;
  readonly replaced: ReplacedLunch | null;
  /** The end of the family's choice about a replaced lunch, whatever the hours say; null without one. */
  readonly choiceUntil: Instant | null;
}

/** Returns a look-up of the days of a week, so that no luncher and day searches the week again. */
export function luncherDays<Item extends MealItem>(
  week: FamilyWeek,
  catalogue: MealCatalogue<Item>,
  orderer: Orderer,
): (luncher: WeekLuncher, date: PlainDate) => LuncherDay<Item> {
  const grades = new Map(
    week.dayGrades.map((day) => [`${day.destination_id}|${day.group_name}|${day.date}`, day]),
  );
  const stateByHours = rememberedStates(week, orderer);
  const orders = new Map(week.orders.map((order) => [dayKey(order.luncher_id, order.date), order]));

  return (luncher, date) => {
    const key = dayKey(luncher.id, date);
    const grade = grades.get(`${luncher.destination_id}|${luncher.group_name}|${date}`) ?? null;
    const menu = (grade?.menu_id && catalogue.menus.get(grade.menu_id)) || null;
    const blackout = week.blackouts.find((one) => closes(one, luncher, date)) ?? null;
    const order = orders.get(key) ?? null;
    const specials = menu && grade ? specialsOf(grade, catalogue) : [];
    const zone = luncher.timezone;
    const byHours = stateByHours({
      date,
      zone,
      blackout: blackout !== null,
      hasMenu: menu !== null && (menu.entrees.length > 0 || specials.length > 0),
      order: order?.status ?? null,
    });
    const replaced = week.replaced.get(key) ?? null;
    const isLocked = week.lockedDays.has(dayKey(luncher.market_id, date));
    const mayChoose = replaced?.is_open === true && !isLocked && isOpenButForHours(byHours);
    return {
      luncher,
      date,
      grade,
      blackout,
      menu,
      specials,
      order,
      state: stateOf(byHours, { isLocked, mayChoose, isPaymentDue: week.isPaymentDue }),
      replaced,
      choiceUntil: mayChoose ? lockAt(date, zone, week.times) : null,
      lateFee: (change, { isRepeat } = { isRepeat: false }) =>
        lateFeeFor({
          now: week.now,
          monday: week.monday,
          zone,
          times: week.times,
          feeCents: week.lateFeeCents,
          change,
          saved: order?.late_fee_cents ?? 0,
          exemption: lateFeeExemption({
            isCorrection: orderer.correcting,
            isReplacedLunch: replaced !== null,
            isCancelledLunch: week.takenBack.has(key),
            isRepeat,
          }),
        }),
    };
  };
}

/** A lock outweighs a family's choice about a replaced lunch, and that choice outweighs a debt. */
function stateOf(
  byHours: DayState,
  day: { readonly isLocked: boolean; readonly mayChoose: boolean; readonly isPaymentDue: boolean },
): DayState {
  if (day.isLocked) return locked(byHours);
  if (day.mayChoose) return { ...byHours, orderable: true, removable: true, closedReason: null };
  return day.isPaymentDue ? paymentDue(byHours) : byHours;
}

type DayFacts = Pick<
  Parameters<typeof dayState>[0],
  'date' | 'zone' | 'blackout' | 'hasMenu' | 'order'
>;

/** Siblings mostly share the facts of a day, so each state is decided once. */
function rememberedStates(week: FamilyWeek, { window }: Orderer): (facts: DayFacts) => DayState {
  const { now, times } = week;
  const states = new Map<string, DayState>();
  return (facts) => {
    const { date, zone, blackout, hasMenu, order } = facts;
    const key = `${zone}|${date}|${blackout}|${hasMenu}|${order}`;
    const known = states.get(key);
    if (known) return known;
    const state = dayState({ ...facts, now, times, window });
    states.set(key, state);
    return state;
  };
}

/**
 * Tells whether a closure in force keeps a luncher from lunch on a day: `closes` of the database.
 */
export function closes(
  blackout: Pick<
    WeekBlackout,
    'market_id' | 'destination_id' | 'grade_id' | 'luncher_ids' | 'starts_on' | 'ends_on'
  >,
  luncher: Pick<WeekLuncher, 'id' | 'market_id' | 'destination_id' | 'grade_id'>,
  date: PlainDate,
): boolean {
  if (date < blackout.starts_on || date > blackout.ends_on) return false;
  if (blackout.luncher_ids !== null && !blackout.luncher_ids.includes(luncher.id)) return false;
  if (blackout.market_id !== null) return blackout.market_id === luncher.market_id;
  if (blackout.destination_id !== luncher.destination_id) return false;
  return blackout.grade_id === null || blackout.grade_id === luncher.grade_id;
}

function specialsOf<Item extends MealItem>(
  grade: DayGrade,
  catalogue: MealCatalogue<Item>,
): Special<Item>[] {
  return grade.specials.flatMap(({ id, item_id, weight }) => {
    const item = catalogue.item(item_id);
    return item?.available && !item.isExtra ? [{ id, weight, item }] : [];
  });
}

// The kitchen's count stands once it is taken, whatever the hours are set to afterwards.
function locked(state: DayState): DayState {
  const reason = state.closedReason;
  const mayMend = reason === null || reason === 'closed' || reason === 'no_menu';
  const closedReason = mayMend ? 'locked' : reason;
  return { ...state, orderable: false, removable: false, closedReason };
}

/** Tells whether an ordered day is open, or closed by nothing but the hours. */
const isOpenButForHours = ({ state, closedReason }: DayState): boolean =>
  state === 'ordered' && (closedReason === null || closedReason === 'closed');

// Any other reason outweighs the debt: it remains once the debt is paid.
const paymentDue = (state: DayState): DayState =>
  state.orderable ? { ...state, orderable: false, closedReason: 'payment_due' } : state;
