import { lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { OrderRules } from '../settings/index.ts';
import type { ServedDayRow } from './offer.repo.ts';

/** Tells whether the kitchen's count of a day is final, by the clock or because it was taken. */
export const isLocked = (day: ServedDayRow, { now, times }: OrderRules): boolean =>
  day.locked || now >= lockAt(day.date, zone(day.timezone), times);

export const openDays = (days: readonly ServedDayRow[], rules: OrderRules): ServedDayRow[] =>
  days.filter((day) => !isLocked(day, rules));
