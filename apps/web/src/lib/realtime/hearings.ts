import type { Channel, RealtimeEvents } from '@yay/contract/realtime';
import { createStore } from '../store.ts';

export type Hearable = RealtimeEvents & {
  /** Something may have been said that was not heard: ask again. */
  reconnected: Record<string, never>;
};

interface Hearing {
  readonly channel: Channel;
  readonly event: keyof Hearable;
  readonly act: (data: never) => void;
}

const hearings = new Set<Hearing>();

/** The channels that somebody on this page listens to. */
export const wanted = createStore<ReadonlySet<Channel>>(new Set());

export function hear<Event extends keyof Hearable>(
  channel: Channel,
  event: Event,
  act: (data: Hearable[Event]) => void,
): () => void {
  const hearing: Hearing = { channel, event, act };
  hearings.add(hearing);
  count();
  return () => {
    hearings.delete(hearing);
    // A component that comes back at once, as at every change of page, keeps its channel.
    queueMicrotask(count);
  };
}

function count(): void {
  const now = new Set([...hearings].map(({ channel }) => channel));
  const before = wanted.get();
  if (now.size !== before.size || [...now].some((channel) => !before.has(channel))) wanted.set(now);
}

export function passOn<Event extends keyof Hearable>(
  channel: Channel,
  event: Event,
  data: Hearable[Event],
): void {
  for (const hearing of [...hearings]) {
    if (hearing.channel === channel && hearing.event === event) hearing.act(data as never);
  }
}

export function tellReconnected(): void {
  for (const channel of wanted.get()) passOn(channel, 'reconnected', {});
}
