import type { Channel } from '@yay/contract/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../store.ts';
import { whenQuiet } from '../when-quiet.ts';
import { type Handlers, hear, live } from './hearings.ts';

/** The connection's own program: once the page is quiet, and never before a page listens. */
const loadSocket = () => import('./socket.ts');

/**
 * Listens on a private channel while the component is there; null listens to nothing. `missed` is for
 * messages that were published while the page was not connected, before its first connection too.
 *
 * `useChannel('private-list.users', { 'list.changed': refresh, missed: refresh })`
 */
export function useChannel(channel: Channel | null, handlers: Handlers): void {
  const current = useEffectEvent(() => handlers);
  useEffect(() => {
    if (channel === null) return;
    const stop = hear(channel, () => current());
    // A browser that is offline just then gets it with the next page.
    const callOff = whenQuiet(() => void loadSocket().catch(() => undefined));
    return () => {
      callOff();
      stop();
    };
  }, [channel]);
}

/**
 * Tells whether the messages of a channel arrive just now; a page that has to know looks by itself
 * if not.
 */
export function useIsLive(channel: Channel): boolean {
  return useStore(live).has(channel);
}
