import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../lib/clock.ts';

/** The server's clock, anew at every minute of it. */
export function useServerMinute(): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const untilNextMinute = 60_000 - (serverNowMs() % 60_000);
      timer = setTimeout(tick, untilNextMinute + 20);
    };
    const tick = () => {
      setNow(serverNowMs());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
