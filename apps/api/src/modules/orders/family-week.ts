import { isPaymentDue } from '@yay/domain/billing';
import { type PlainDate, type WeekDates, weekDates } from '@yay/domain/calendar';
import type { CancelReason, OrderState } from '@yay/domain/ordering';
import type { SavedDiscount } from '@yay/domain/pricing';
import { zone } from '@yay/domain/time';
import {
  type DayGrade,
  dayKey,
  type FamilyOrder,
  type ReplacedLunch,
  type FamilyWeek as RulesWeek,
  unknownGradeClosures,
  type WeekBlackout,
} from '@yay/domain/week';
import { SAY_REASON } from '@yay/words/blackouts/say-reason';
import type { LuncherInPlace } from '../../facts/index.ts';
import { type DiscountRow, savedDiscount } from '../discounts/index.ts';
import type { MenuVersion } from '../schedule/index.ts';
import { orderRulesOf } from '../settings/index.ts';

/** A luncher of the family with its names and those of its place. */
export type FamilyLuncher = LuncherInPlace;

interface DayGradeRow extends DayGrade {
  readonly destination_day_id: number;
  readonly menu_end: PlainDate | null;
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
  has_ordered: boolean;
  times: unknown;
  late_fee: unknown;
  ratings_on: boolean;
  lunchers: FamilyLuncher[];
  day_grades: DayGradeRow[];
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

/** A family's week as the rules decide about it, and everything else that is read with it. */
export interface FamilyWeek extends RulesWeek {
  readonly dates: WeekDates;
  readonly user: {
    readonly id: number;
    readonly first: string;
    readonly last: string;
    readonly email: string;
    readonly locale: 'en' | 'es';
  };
  /** The family has ordered in some week before. */
  readonly hasOrdered: boolean;
  readonly ratingsOn: boolean;
  readonly lunchers: readonly FamilyLuncher[];
  readonly dayGrades: readonly DayGradeRow[];
  /** Every menu of those days, at the revision that it had. */
  readonly menus: readonly MenuVersion[];
  readonly grabAndGo: readonly FamilyOrder[];
  readonly version: number;
  /** The promo code that the reader named, if there is such a code. */
  readonly namedDiscount: SavedDiscount | null;
}

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
    hasOrdered: row.has_ordered,
    ratingsOn: row.ratings_on,
    lunchers: row.lunchers,
    dayGrades: row.day_grades,
    menus: row.menus,
    blackouts: [
      ...row.blackouts,
      ...unknownGradeClosures(row.lunchers, monday, SAY_REASON[row.locale].idk_grade),
    ],
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
    discount: row.discount && savedDiscount(row.discount, row.id),
    discountAsSaved: row.discount_as_saved && savedDiscount(row.discount_as_saved),
    discountCents: row.discount_cents,
    namedDiscount: row.named_discount && savedDiscount(row.named_discount, row.id),
  };
}

/** Returns the ids of every item that an order or a special of the week names. */
export function namedItemIds(week: FamilyWeek): number[] {
  return [
    ...[...week.orders, ...week.grabAndGo].flatMap((order) => [
      order.item_id,
      ...order.extras.map((extra) => extra.id),
    ]),
    ...week.dayGrades.flatMap((day) => day.specials.map((special) => special.item_id)),
  ];
}
