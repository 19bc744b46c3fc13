import type { Channel, Heard, RealtimeEvent, RealtimeEvents } from '@yay/contract/realtime';
import { createStore } from '../store.ts';

/** Acts on the events of a channel. */
export type Handlers = {
  readonly [Event in RealtimeEvent]?: (data: RealtimeEvents[Event]) => void;
} & {
  /** A message may have been published that this page has not heard: ask again. */
  readonly missed: () => void;
};
type Act = (handlers: Handlers) => void;

interface Hearing {
  readonly channel: Channel;
  readonly handlers: () => Handlers;
}

const hearings = new Set<Hearing>();

/** Events that came for no component: the one that acts on them may still be loading. */
const unheeded = new Set<string>();

/** The channels that this page listens to, each with the instant of `performance.now()` since when. */
export const wanted = createStore<ReadonlyMap<Channel, number>>(new Map());

/** The channels whose messages arrive just now. */
export const live = createStore<ReadonlySet<Channel>>(new Set());

export function setLive(channel: Channel, isLive: boolean): void {
  if (live.get().has(channel) === isLive) return;
  const next = new Set(live.get());
  if (isLive) next.add(channel);
  else next.delete(channel);
  live.set(next);
}

export function hear(channel: Channel, handlers: () => Handlers): () => void {
  const hearing: Hearing = { channel, handlers };
  hearings.add(hearing);
  count();
  catchUp(hearing);
  return () => {
    hearings.delete(hearing);
    // A component that comes back at once, as at every change of page, keeps its channel.
    queueMicrotask(count);
  };
}

/** Tells a component that comes late that an event which it acts on has passed. */
function catchUp({ channel, handlers }: Hearing): void {
  const late = handlers();
  const passed = Object.keys(late).filter((event) => unheeded.delete(keyOf(channel, event)));
  if (passed.length > 0) late.missed();
}

const keyOf = (channel: Channel, event: string) => `${channel} ${event}`;

function count(): void {
  const before = wanted.get();
  const now = new Map<Channel, number>();
  for (const { channel } of hearings) {
    now.set(channel, before.get(channel) ?? performance.now());
  }
  if (now.size !== before.size || [...now.keys()].some((channel) => !before.has(channel))) {
    wanted.set(now);
  }
}

function act(on: Channel, run: Act): void {
  for (const { channel, handlers } of [...hearings]) {
    if (channel === on) run(handlers());
  }
}

export function passOn({ channel, event, data }: Heard): void {
  let isHeeded = false;
  act(channel, (handlers) => {
    // An event and its data belong together, which a union does not tell of its parts.
    const handler = handlers[event] as ((eventData: typeof data) => void) | undefined;
    if (!handler) return;
    isHeeded = true;
    handler(data);
  });
  if (!isHeeded) unheeded.add(keyOf(channel, event));
}

export function tellMissed(channel: Channel): void {
  act(channel, ({ missed }) => missed());
}

export function tellAllMissed(): void {
  for (const channel of wanted.get().keys()) tellMissed(channel);
}
