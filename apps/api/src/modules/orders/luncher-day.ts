import type { PlainDate } from '@yay/domain/calendar';
import {
  type DayState,
  dayState,
  lateFeeFor,
  lockAt,
  type OrderingWindow,
  type SelectionChange,
} from '@yay/domain/ordering';
import type { Instant } from '@yay/domain/time';
import type { Catalogue, CatalogueItem, CompiledMenu } from '../schedule/index.ts';
import {
  type DayGrade,
  dayKey,
  type FamilyLuncher,
  type FamilyOrder,
  type FamilyWeek,
  type ReplacedLunch,
  type WeekBlackout,
} from './family-week.ts';

/** Who saves, as far as the rules ask. */
export interface Orderer {
  readonly window: OrderingWindow;
  /** Staff that acts for a family mends something: it carries no late fee. */
  readonly correcting: boolean;
}

export interface Special {
  readonly id: number;
  readonly weight: number;
  readonly item: CatalogueItem;
}

/** One luncher's day: what is offered, what is ordered, and what may be done. */
export interface LuncherDay {
  readonly luncher: FamilyLuncher;
  readonly date: PlainDate;
  readonly grade: DayGrade | null;
  readonly blackout: WeekBlackout | null;
  readonly menu: CompiledMenu | null;
  readonly specials: readonly Special[];
  readonly order: FamilyOrder | null;
  readonly state: DayState;
  readonly lateFee: (change: SelectionChange) => number;
  readonly replaced: ReplacedLunch | null;
  /** Its lunch was replaced, and until then the family may choose whatever the hours say. */
  readonly choiceUntil: Instant | null;
}

/** Days of a week, looked up once instead of searched for each luncher and day. */
export function luncherDays(
  week: FamilyWeek,
  catalogue: Catalogue,
  orderer: Orderer,
): (luncher: FamilyLuncher, date: PlainDate) => LuncherDay {
  const grades = new Map(
    week.dayGrades.map((day) => [`${day.destination_id}|${day.group_name}|${day.date}`, day]),
  );
  const stateOf = rememberedStates(week, orderer);
  const orders = new Map(week.orders.map((order) => [dayKey(order.luncher_id, order.date), order]));

  return (luncher, date) => {
    const grade = grades.get(`${luncher.destination_id}|${luncher.group_name}|${date}`) ?? null;
    const menu = (grade?.menu_id && catalogue.menus.get(grade.menu_id)) || null;
    const blackout = week.blackouts.find((one) => closes(one, luncher, date)) ?? null;
    const order = orders.get(dayKey(luncher.id, date)) ?? null;
    const specials = menu && grade ? specialsOf(grade, catalogue) : [];
    const zone = luncher.timezone;
    const state = stateOf({
      date,
      zone,
      blackout: blackout !== null,
      hasMenu: menu !== null && (menu.entrees.length > 0 || specials.length > 0),
      order: order?.status ?? null,
    });
    const replaced = week.replaced.get(dayKey(luncher.id, date));
    const repairs =
      orderer.correcting || replaced !== undefined || week.takenBack.has(dayKey(luncher.id, date));
    const isLocked = week.lockedDays.has(dayKey(luncher.market_id, date));
    const mayChoose = replaced?.is_open === true && !isLocked && mayBeChosen(state);
    return {
      luncher,
      date,
      grade,
      blackout,
      menu,
      specials,
      order,
      state: isLocked
        ? locked(state)
        : mayChoose
          ? { ...state, orderable: true, removable: true, closedReason: null }
          : week.isPaymentDue
            ? paymentDue(state)
            : state,
      replaced: replaced ?? null,
      choiceUntil: mayChoose ? lockAt(date, zone, week.times) : null,
      lateFee: (change) =>
        lateFeeFor({
          now: week.now,
          monday: week.monday,
          zone,
          times: week.times,
          feeCents: week.lateFeeCents,
          change,
          saved: order?.late_fee_cents ?? 0,
          repairs,
        }),
    };
  };
}

type Asked = Pick<
  Parameters<typeof dayState>[0],
  'date' | 'zone' | 'blackout' | 'hasMenu' | 'order'
>;

/** Siblings mostly ask the same. */
function rememberedStates(week: FamilyWeek, { window }: Orderer): (asked: Asked) => DayState {
  const { now, times } = week;
  const known = new Map<string, DayState>();
  return (asked) => {
    const { date, zone, blackout, hasMenu, order } = asked;
    const key = `${zone}|${date}|${blackout}|${hasMenu}|${order}`;
    const before = known.get(key);
    if (before) return before;
    const state = dayState({ ...asked, now, times, window });
    known.set(key, state);
    return state;
  };
}

function closes(blackout: WeekBlackout, luncher: FamilyLuncher, date: PlainDate): boolean {
  if (date < blackout.starts_on || date > blackout.ends_on) return false;
  if (blackout.market_id !== null) return blackout.market_id === luncher.market_id;
  if (blackout.destination_id !== luncher.destination_id) return false;
  return blackout.grade_id === null || blackout.grade_id === luncher.grade_id;
}

function specialsOf(grade: DayGrade, catalogue: Catalogue): Special[] {
  return grade.specials.flatMap(({ id, item_id, weight }) => {
    const item = catalogue.item(item_id);
    return item?.available && !item.isExtra ? [{ id, weight, item }] : [];
  });
}

// The kitchen's count stands once it is taken, whatever the hours are set to afterwards.
function locked(state: DayState): DayState {
  const told = state.closedReason;
  const closedReason = told === null || told === 'closed' || told === 'no_menu' ? 'locked' : told;
  return { ...state, orderable: false, removable: false, closedReason };
}

/** Open, or closed by nothing but the hours. */
const mayBeChosen = ({ state, closedReason }: DayState): boolean =>
  state === 'ordered' && (closedReason === null || closedReason === 'closed');

// Whatever else closes a day is told first: it stays when the debt is paid.
const paymentDue = (state: DayState): DayState =>
  state.orderable ? { ...state, orderable: false, closedReason: 'payment_due' } : state;
