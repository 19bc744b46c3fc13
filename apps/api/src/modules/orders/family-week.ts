import type { Tolerances } from '@yay/domain/allergy';
import { isPaymentDue } from '@yay/domain/billing';
import { type PlainDate, type WeekDates, weekDates } from '@yay/domain/calendar';
import type { LuncherColor } from '@yay/domain/lunchers';
import type { CancelReason, OrderState, OrderTimes } from '@yay/domain/ordering';
import { type Instant, type Zone, zone } from '@yay/domain/time';
import { type DiscountRow, type SavedDiscount, savedDiscount } from '../discounts/index.ts';
import type { MenuVersion } from '../schedule/index.ts';
import { orderRulesOf } from '../settings/index.ts';

export interface FamilyLuncher {
  readonly id: number;
  readonly user_id: number;
  readonly first: string;
  readonly last: string;
  readonly color: LuncherColor;
  readonly tolerances: Tolerances;
  readonly are_orders_repeating: boolean;
  readonly grade_id: number;
  readonly grade_label: string;
  readonly group_name: string;
  readonly destination_id: number;
  readonly destination_name: string;
  readonly destination_abbreviation: string;
  readonly market_id: number;
  readonly market_name: string;
  readonly market_abbreviation: string;
  readonly timezone: Zone;
}

/** What one grade group of a school is served on one day. */
export interface DayGrade {
  readonly id: number;
  readonly destination_day_id: number;
  readonly destination_id: number;
  readonly date: PlainDate;
  readonly group_name: string;
  readonly menu_id: number | null;
  readonly menu_end: PlainDate | null;
  readonly specials: readonly { id: number; item_id: number; weight: number }[];
}

export interface WeekBlackout {
  readonly market_id: number | null;
  readonly destination_id: number | null;
  readonly grade_id: number | null;
  readonly name: string;
  readonly type: string;
  readonly reason: string;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
}

/** A line at the price that was fixed when it was saved. */
export interface PricedLine {
  readonly id: number;
  readonly cents: number;
}

export interface FamilyOrder {
  /** Null while it is not saved yet. */
  readonly id: number | null;
  readonly luncher_id: number;
  readonly grade_id: number;
  readonly date: PlainDate;
  readonly status: Exclude<OrderState, 'cancelled'>;
  readonly source: 'parent' | 'staff' | 'repeat' | 'random';
  readonly item_id: number;
  readonly entree_cents: number;
  readonly late_fee_cents: number;
  readonly total_cents: number;
  /** Its share of the week's discount, fixed with its charge; null while it is not charged. */
  readonly share_cents: number | null;
  /** By id, like the extras. */
  readonly options: readonly PricedLine[];
  readonly extras: readonly PricedLine[];
}

/** What the family may still do about a lunch that was replaced. */
export interface ReplacedLunch {
  readonly choice_id: number;
  readonly is_open: boolean;
}

interface OrderRow extends Omit<FamilyOrder, 'status'> {
  readonly id: number;
  readonly kind: 'calendar' | 'grab_and_go';
  readonly status: OrderState;
  readonly cancel_reason: CancelReason | null;
  readonly replaced: ReplacedLunch | null;
}

export interface FamilyWeekRow {
  now: number;
  id: number;
  first: string;
  last: string;
  email: string;
  locale: 'en' | 'es';
  suspended: boolean;
  delinquent: boolean;
  times: unknown;
  late_fee: unknown;
  ratings_on: boolean;
  lunchers: FamilyLuncher[];
  day_grades: DayGrade[];
  menus: MenuVersion[];
  blackouts: WeekBlackout[];
  locked_days: { market_id: number; date: PlainDate }[];
  orders: OrderRow[];
  version: number;
  is_settled: boolean;
  discount_cents: number;
  discount: DiscountRow | null;
  discount_as_saved: DiscountRow | null;
  named_discount: DiscountRow | null;
}

/** Everything that decides about one week of one family, as of one moment. */
export interface FamilyWeek {
  readonly now: Instant;
  readonly monday: PlainDate;
  readonly dates: WeekDates;
  readonly user: {
    readonly id: number;
    readonly first: string;
    readonly last: string;
    readonly email: string;
    readonly locale: 'en' | 'es';
  };
  readonly times: OrderTimes;
  readonly lateFeeCents: number;
  readonly ratingsOn: boolean;
  readonly lunchers: readonly FamilyLuncher[];
  readonly dayGrades: readonly DayGrade[];
  /** Every menu of those days, at the revision that it had. */
  readonly menus: readonly MenuVersion[];
  readonly blackouts: readonly WeekBlackout[];
  /** `market|date` of days whose count the kitchen has. */
  readonly lockedDays: ReadonlySet<string>;
  /** `luncher|date` of days whose order we ourselves took back. */
  readonly takenBack: ReadonlySet<string>;
  /** By `luncher|date`, of orders that stand. */
  readonly replaced: ReadonlyMap<string, ReplacedLunch>;
  readonly orders: readonly FamilyOrder[];
  readonly grabAndGo: readonly FamilyOrder[];
  readonly version: number;
  /** The family owes us and has nothing in this week yet: it pays before it begins one. */
  readonly isPaymentDue: boolean;
  /** Something of it is charged, and its code with it. */
  readonly isSettled: boolean;
  readonly discount: SavedDiscount | null;
  /** The same by the terms that the week was saved with, whatever the team made of them since. */
  readonly discountAsSaved: SavedDiscount | null;
  readonly discountCents: number;
  /** The promo code that was asked about, when there is such a one. */
  readonly namedDiscount: SavedDiscount | null;
}

export const dayKey = (id: number, date: string): string => `${id}|${date}`;

export function familyWeek(row: FamilyWeekRow, monday: PlainDate): FamilyWeek {
  const standing = row.orders.filter((order) => order.status !== 'cancelled');
  const ofKind = (kind: OrderRow['kind']) =>
    standing.filter((order) => order.kind === kind) as readonly FamilyOrder[];
  for (const { timezone } of row.lunchers) zone(timezone);
  return {
    ...orderRulesOf(row),
    monday,
    dates: weekDates(monday),
    user: {
      id: row.id,
      first: row.first,
      last: row.last,
      email: row.email,
      locale: row.locale,
    },
    ratingsOn: row.ratings_on,
    lunchers: row.lunchers,
    dayGrades: row.day_grades,
    menus: row.menus,
    blackouts: row.blackouts,
    lockedDays: new Set(row.locked_days.map((day) => dayKey(day.market_id, day.date))),
    takenBack: new Set(
      row.orders
        .filter((order) => order.status === 'cancelled')
        .map((order) => dayKey(order.luncher_id, order.date)),
    ),
    replaced: new Map(
      standing.flatMap(({ luncher_id, date, kind, replaced }) =>
        replaced && kind === 'calendar' ? [[dayKey(luncher_id, date), replaced]] : [],
      ),
    ),
    orders: ofKind('calendar'),
    grabAndGo: ofKind('grab_and_go'),
    version: row.version,
    isPaymentDue: isPaymentDue(row, { standingOrders: standing.length }),
    isSettled: row.is_settled,
    discount: row.discount && savedDiscount(row.discount),
    discountAsSaved: row.discount_as_saved && savedDiscount(row.discount_as_saved),
    discountCents: row.discount_cents,
    namedDiscount: row.named_discount && savedDiscount(row.named_discount),
  };
}

/** Every item that an order or a special of the week names. */
export function namedItemIds(week: FamilyWeek): number[] {
  return [
    ...[...week.orders, ...week.grabAndGo].flatMap((order) => [
      order.item_id,
      ...order.extras.map((extra) => extra.id),
    ]),
    ...week.dayGrades.flatMap((day) => day.specials.map((special) => special.item_id)),
  ];
}
