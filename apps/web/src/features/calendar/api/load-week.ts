import { queryOptions } from '@tanstack/react-query';
import type { getLunchCalendar, LunchCalendar } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { setServerClock } from '../../../lib/clock.ts';
import { send } from '../../../lib/http/index.ts';
import { namedMenus } from '../model/kept-menus.ts';

/** The family and the week; without a Monday it is the one that the server thinks of next. */
type WeekAddress = { userId: number; monday: PlainDate | null };

export function weekKey({ userId, monday }: WeekAddress) {
  return ['lunch-calendar', userId, monday ?? 'next'] as const;
}

/** `ahead`: fetched for later, so that it must not end the request that somebody waits for. */
export function weekQuery(address: WeekAddress, { ahead = false } = {}) {
  return queryOptions({
    queryKey: weekKey(address),
    queryFn: async ({ signal }): Promise<LunchCalendar> => {
      const { knownMenus, complete } = namedMenus();
      const answer = await send<typeof getLunchCalendar>({
        method: 'GET',
        path: '/api/lunch-calendar',
        query: { mondayOfWeek: address.monday, userId: address.userId, knownMenus },
        ...(!ahead && { name: 'lunch-calendar' }),
        signal,
      });
      const week = complete(answer);
      setServerClock(week.server_now);
      return week;
    },
    meta: { cancelOnLeave: true },
  });
}
