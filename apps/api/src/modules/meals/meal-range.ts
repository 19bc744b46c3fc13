import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import type { FieldErrors } from '../../platform/http/index.ts';

/** A longer stretch is no range of days that somebody means. */
const MOST_DAYS = 120;

export function rangeProblem(start: PlainDate, end: PlainDate): FieldErrors | null {
  const days = daysBetween(start, end);
  if (days < 0) return { end_date: ['ends_before_start'] };
  return days > MOST_DAYS ? { end_date: ['too_many_days'] } : null;
}
