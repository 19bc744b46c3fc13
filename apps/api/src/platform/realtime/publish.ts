import type { Channel, RealtimeEvent, RealtimeEvents } from '@yay/contract/realtime';
import type { Queryable } from '../db/index.ts';
import type { Actor } from '../http/index.ts';

export const REALTIME_CHANNEL = 'realtime';

/** Bytes. PostgreSQL refuses a notification of 8000 bytes, and with it the whole transaction. */
const LARGEST = 7_500;

/**
 * Publishes an event on a channel to every process; in a transaction, once that is committed.
 * Saving orders must not use it: a NOTIFY makes the commits of the whole database wait for each
 * other.
 */
export async function publish<Event extends RealtimeEvent>(
  source: Queryable,
  channel: Channel,
  event: Event,
  data: RealtimeEvents[Event],
): Promise<void> {
  await say(source, { channel, event, data });
}

/** Publishes an event on many channels in one statement. */
export async function publishToAll<Event extends RealtimeEvent>(
  source: Queryable,
  channels: readonly Channel[],
  event: Event,
  data: RealtimeEvents[Event],
): Promise<void> {
  await publishEach(
    source,
    channels.map((channel) => ({ channel, event, data })),
  );
}

/** Publishes several events in one statement. */
export async function publishEach(
  source: Queryable,
  messages: readonly Parameters<typeof messageOf>[0][],
): Promise<void> {
  if (messages.length === 0) return;
  await source.query(
    'realtime.publish_each',
    'select pg_notify($1, message) from unnest($2::text[]) as message',
    [REALTIME_CHANNEL, messages.map(messageOf)],
  );
}

/** The author of a change and the socket of the tab that made it. */
export interface Except {
  readonly socketId: string;
  readonly userId: number;
  readonly impersonatorId: number | null;
}

/**
 * Publishes that a list changed, to every subscriber but the tab that changed it, which reloads by
 * itself. Lists alone skip their author: events of a user or of a record reach every tab.
 */
export async function publishList(
  source: Queryable,
  channel: `private-list.${string}`,
  ids: readonly number[],
  { userId, impersonatorId, origin: { socketId } }: Actor,
): Promise<void> {
  const except = socketId === undefined ? {} : { except: { socketId, userId, impersonatorId } };
  await say(source, { channel, event: 'list.changed', data: { ids }, ...except });
}

async function say(source: Queryable, message: Parameters<typeof messageOf>[0]): Promise<void> {
  await source.query('realtime.publish', 'select pg_notify($1, $2)', [
    REALTIME_CHANNEL,
    messageOf(message),
  ]);
}

function messageOf(message: {
  readonly channel: Channel;
  readonly event: RealtimeEvent;
  readonly data: object;
  readonly except?: Except;
}): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) <= LARGEST) return text;
  if (message.event !== 'list.changed') throw new Error(`${message.event} is too long to be said`);
  return JSON.stringify({ ...message, data: { ids: [] } });
}
