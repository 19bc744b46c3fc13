import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useChannel } from '../../lib/realtime/index.ts';

/** Milliseconds between two looks: before a cut-off a school hears of a save every moment. */
const LOOK_AT_MOST_EVERY_MS = 2_000;

/**
 * Reads what is shown of a school anew when something of it changes: queries that say `ofSchool`. Null
 * listens to nothing.
 */
export function useSchoolNews(schoolId: number | null): void {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function lookSoon() {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.ofSchool === schoolId });
    }, LOOK_AT_MOST_EVERY_MS);
  }
  const channel = schoolId === null ? null : (`private-school.${schoolId}` as const);
  useChannel(channel, { 'school.changed': lookSoon, missed: lookSoon });
}
