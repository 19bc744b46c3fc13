import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../lib/clock.ts';

/** The server's clock, anew at every minute of it. */
export function useServerMinute(): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    const untilNextMinute = 60_000 - (serverNowMs() % 60_000);
    const timer = setTimeout(() => setNow(serverNowMs()), untilNextMinute + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
