import type { Channel, RealtimeEvent, RealtimeEvents } from '@yay/contract/realtime';
import type { Queryable } from '../db/index.ts';

export const REALTIME_CHANNEL = 'realtime';

/** PostgreSQL refuses a notification of 8000 bytes, and with it the whole transaction. */
const LARGEST = 7_500;

/**
 * Says something on a channel, to every process. In a transaction it is heard once that is committed.
 * Not for the saving of orders: a NOTIFY makes the commits of the whole database wait for each other.
 * `except` is the socket that asked for the change: it knows already.
 */
export async function publish<Event extends RealtimeEvent>(
  source: Queryable,
  channel: Channel,
  event: Event,
  data: RealtimeEvents[Event],
  except?: string | null,
): Promise<void> {
  await source.query('realtime.publish', 'select pg_notify($1, $2)', [
    REALTIME_CHANNEL,
    messageOf({ channel, event, data, ...(except && { except }) }),
  ]);
}

function messageOf(message: {
  readonly channel: Channel;
  readonly event: RealtimeEvent;
  readonly data: object;
  readonly except?: string;
}): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) <= LARGEST) return text;
  if (message.event !== 'list.changed') throw new Error(`${message.event} is too long to be said`);
  return JSON.stringify({ ...message, data: { ids: [] } });
}
