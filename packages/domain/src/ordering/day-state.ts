import { isWeekday, type PlainDate } from '../calendar/index.ts';
import { dateIn, type Instant, type Zone } from '../time/index.ts';
import { lockAt } from './lock-and-serve.ts';
import type { OrderState } from './order-states.ts';
import type { DayRefusalCode } from './refusals.ts';
import { isRemovable } from './removable.ts';
import type { OrderTimes } from './times.ts';
import { isOrderable, type OrderingWindow } from './window.ts';

export type ClosedReason = Extract<
  DayRefusalCode,
  'past' | 'closed' | 'locked' | 'blackout' | 'no_menu' | 'served' | 'payment_due'
>;

export type DayState = {
  state: 'blackout' | 'no_menu' | 'no_order' | 'ordered';
  /** An entree may be chosen, changed or cleared. */
  orderable: boolean;
  /** The order that stands may be cleared; never true without one. */
  removable: boolean;
  /** Null exactly when the day is orderable. */
  closedReason: ClosedReason | null;
};

/** Returns the state of a luncher's day: its look, what may be done with it, and why not. */
export function dayState(input: {
  date: PlainDate;
  now: Instant;
  zone: Zone;
  times: OrderTimes;
  window: OrderingWindow;
  /** An active blackout of the luncher's market, school or grade. */
  blackout: boolean;
  /** A menu with something on it for the luncher's grade. */
  hasMenu: boolean;
  /** The state of the luncher's order, if there is one. */
  order: OrderState | null;
}): DayState {
  const { date, now, zone, times, window, blackout, hasMenu, order } = input;
  const ordered = order !== null && order !== 'cancelled';
  const closedReason = whyClosed(input);
  return {
    state: blackout ? 'blackout' : ordered ? 'ordered' : hasMenu ? 'no_order' : 'no_menu',
    orderable: closedReason === null,
    removable: order === 'placed' && isRemovable(window, now, date, zone, times),
    closedReason,
  };
}

// The first reason that holds is the one worth telling: what can never change comes first.
function whyClosed(input: Parameters<typeof dayState>[0]): ClosedReason | null {
  const { date, now, zone, times, window, blackout, hasMenu, order } = input;
  if (order === 'served') return 'served';
  if (date < dateIn(zone, now)) return 'past';
  if (blackout) return 'blackout';
  if (!isWeekday(date)) return 'closed';
  if (order === 'locked' || now >= lockAt(date, zone, times)) return 'locked';
  if (!hasMenu) return 'no_menu';
  return isOrderable(window, now, date, zone, times) ? null : 'closed';
}
