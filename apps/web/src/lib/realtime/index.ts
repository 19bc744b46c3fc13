import type { Channel } from '@yay/contract/realtime';
import { useEffect, useEffectEvent } from 'react';
import { whenQuiet } from '../when-quiet.ts';
import { type Hearable, hear } from './hearings.ts';

/** The connection's own program: once the page is quiet, and never before somebody listens. */
const loadSocket = () => import('./socket.ts');

/**
 * Hears what is said on a private channel while the component is there; null hears nothing. After a
 * connection was lost and found again, 'reconnected' is heard: what was said meanwhile was not.
 *
 * `useChannel('private-list.users', 'list.changed', () => void refetch())`
 */
export function useChannel<Event extends keyof Hearable>(
  channel: Channel | null,
  event: Event,
  handler: (data: Hearable[Event]) => void,
): void {
  const act = useEffectEvent(handler);
  useEffect(() => {
    if (channel === null) return;
    const stop = hear(channel, event, (data) => act(data));
    // Whoever is offline just then gets it with the next page.
    const callOff = whenQuiet(() => void loadSocket().catch(() => undefined));
    return () => {
      callOff();
      stop();
    };
  }, [channel, event]);
}
