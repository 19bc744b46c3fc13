import type { Channel, RealtimeEvent, RealtimeEvents } from '@yay/contract/realtime';
import type { Queryable } from '../db/index.ts';

export const REALTIME_CHANNEL = 'realtime';

/**
 * Says something on a channel, to every process. In a transaction it is heard once that is committed.
 * Not for the saving of orders: a NOTIFY makes the commits of the whole database wait for each other.
 */
export async function publish<Event extends RealtimeEvent>(
  source: Queryable,
  channel: Channel,
  event: Event,
  data: RealtimeEvents[Event],
): Promise<void> {
  await source.query('realtime.publish', 'select pg_notify($1, $2)', [
    REALTIME_CHANNEL,
    JSON.stringify({ channel, event, data }),
  ]);
}
