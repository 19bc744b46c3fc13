import type { Tolerances } from '../allergy/index.ts';
import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { OrderState, OrderTimes } from '../ordering/index.ts';
import type { PricedLine, SavedDiscount } from '../pricing/index.ts';
import type { Instant, Zone } from '../time/index.ts';

/** One child of the family, in the place where it eats. */
export interface WeekLuncher {
  readonly id: number;
  readonly tolerances: Tolerances;
  readonly grade_id: number;
  readonly group_name: string;
  readonly destination_id: number;
  readonly market_id: number;
  readonly timezone: Zone;
}

/** The menu and the specials of one grade group of a school on one day. */
export interface DayGrade {
  readonly id: number;
  readonly destination_id: number;
  readonly date: PlainDate;
  readonly group_name: string;
  readonly menu_id: number | null;
  readonly specials: readonly { id: number; item_id: number; weight: number }[];
}

/** A closure of a market, of a school, or of one grade; both days are closed. */
export interface WeekBlackout {
  readonly market_id: number | null;
  readonly destination_id: number | null;
  readonly grade_id: number | null;
  /** Lunchers of the grade whom it names; null: all of them. */
  readonly luncher_ids: readonly number[] | null;
  readonly name: string;
  readonly type: string;
  readonly reason: string;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
}

/** One lunch that stands. */
export interface FamilyOrder {
  /** Null until it is written. */
  readonly id: number | null;
  readonly luncher_id: number;
  readonly grade_id: number;
  readonly date: PlainDate;
  readonly status: Exclude<OrderState, 'cancelled'>;
  readonly source: 'parent' | 'staff' | 'repeat' | 'random';
  readonly item_id: number;
  readonly entree_cents: Cents;
  readonly late_fee_cents: Cents;
  readonly total_cents: Cents;
  /** The order's share of the week's discount, fixed with its charge; null until it is charged. */
  readonly share_cents: Cents | null;
  /** Sorted by id, like the extras. */
  readonly options: readonly PricedLine[];
  readonly extras: readonly PricedLine[];
}

/** The family's choice about a lunch that the kitchen replaced. */
export interface ReplacedLunch {
  readonly choice_id: number;
  readonly is_open: boolean;
}

/** Everything that decides about one week of one family, as of one moment. */
export interface FamilyWeek {
  readonly now: Instant;
  readonly monday: PlainDate;
  readonly times: OrderTimes;
  readonly lateFeeCents: Cents;
  readonly lunchers: readonly WeekLuncher[];
  readonly dayGrades: readonly DayGrade[];
  readonly blackouts: readonly WeekBlackout[];
  /** The days whose count the kitchen has, by dayKey(market, date). */
  readonly lockedDays: ReadonlySet<string>;
  /** The days whose order the product itself cancelled, by dayKey(luncher, date). */
  readonly takenBack: ReadonlySet<string>;
  /** The replaced lunches of orders that stand, by dayKey(luncher, date). */
  readonly replaced: ReadonlyMap<string, ReplacedLunch>;
  readonly orders: readonly FamilyOrder[];
  /** The family owes money and has nothing in this week yet: it pays before it begins one. */
  readonly isPaymentDue: boolean;
  /** Something of the week is charged, and its code with it. */
  readonly isSettled: boolean;
  /** The week's code by its present terms. */
  readonly discount: SavedDiscount | null;
  /** The code by the terms that the week was saved with. */
  readonly discountAsSaved: SavedDiscount | null;
  readonly discountCents: Cents;
}

/** The key of one thing (a luncher, a market or an item) on one day. */
export const dayKey = (id: number, date: string): string => `${id}|${date}`;
