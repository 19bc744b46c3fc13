import { useQuery } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { addDays } from '@yay/domain/calendar';
import { weekQuery } from '../api/load-week.ts';

/**
 * Tells whose lunches of the week before could be taken over. It is read ahead, as the weeks beside this
 * one are; where that failed, taking them over says so.
 */
export function useLastWeek(week: LunchCalendar): (luncherId: string) => boolean {
  const before = { userId: week.user.id, monday: addDays(week.mondayOfWeek, -7) };
  const { data, isError } = useQuery({ ...weekQuery(before, { ahead: true }), enabled: false });
  return (luncherId) => (data ? Object.keys(data.selections[luncherId] ?? {}).length > 0 : isError);
}
