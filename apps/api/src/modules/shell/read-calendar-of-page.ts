import { getLunchCalendar, type LunchCalendar } from '@yay/contract/calendar/calls';
import { isPlainDate, mondayOf } from '@yay/domain/calendar';
import type { z } from 'zod';
import type { Actor, Refusal } from '../../platform/http/index.ts';

type CalendarQuery = z.output<NonNullable<typeof getLunchCalendar.query>>;

export type ReadCalendar = (
  actor: Actor,
  query: Pick<CalendarQuery, 'mondayOfWeek' | 'userId'>,
) => Promise<LunchCalendar | Refusal>;

/** The week that the address names: `week` is any date of it, `userId` another family. */
export async function readCalendarOfPage(
  readCalendar: ReadCalendar,
  actor: Actor,
  search: URLSearchParams,
): Promise<LunchCalendar | Refusal | undefined> {
  const week = search.get('week');
  const userId = search.get('userId');
  const query = getLunchCalendar.query?.safeParse({
    ...(isPlainDate(week) && { mondayOfWeek: mondayOf(week) }),
    ...(userId && { userId }),
  });
  // A week of somebody who is no family is left to the page, which asks the call and shows its
  // answer.
  return query?.success ? readCalendar(actor, query.data) : undefined;
}
