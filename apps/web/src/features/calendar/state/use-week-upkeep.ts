import { useQueryClient } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { addDays } from '@yay/domain/calendar';
import { useEffect } from 'react';
import { serverNowMs } from '../../../lib/clock.ts';
import { whenQuiet } from '../../../lib/when-quiet.ts';
import { weekKey, weekQuery } from '../api/load-week.ts';
import { nextTurn } from '../model/cutoff.ts';

/** Timers of a browser count in 31 bits. */
const LONGEST_TIMER_MS = 2_147_000_000;
/** So that the server has surely passed the moment as well. */
const AFTERWARDS_MS = 400;

/**
 * Reads the week anew when its abilities change, and the weeks beside it before they are asked for.
 */
export function useWeekUpkeep(week: LunchCalendar): void {
  const client = useQueryClient();
  const { mondayOfWeek: monday } = week;
  const userId = week.user.id;

  useEffect(() => {
    const now = serverNowMs();
    const turn = nextTurn(week, now);
    if (turn === null || turn - now > LONGEST_TIMER_MS) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: weekKey({ userId, monday }) }),
      turn - now + AFTERWARDS_MS,
    );
    return () => clearTimeout(timer);
  }, [client, week, userId, monday]);

  useEffect(
    () =>
      whenQuiet(() => {
        for (const days of [7, -7]) {
          const beside = { userId, monday: addDays(monday, days) };
          void client.prefetchQuery(weekQuery(beside, { ahead: true }));
        }
      }),
    [client, userId, monday],
  );
}
