import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { sign } from './sign.ts';
import type { Webhook } from './user-events.ts';

const PATIENCE_MS = 10_000;

interface EventRow {
  id: number;
  name: string;
  data: unknown;
  at: number;
  user_id: number;
  email: string;
  first: string;
  last: string;
  locale: string;
}

/**
 * Tells one event outside. Whatever is not taken is thrown, and the job tries again; the event's id
 * is the same each time, so that its receiver knows what it has already.
 */
export async function deliverUserEvent(
  source: Queryable,
  webhook: Webhook,
  eventId: number,
  signal: AbortSignal,
): Promise<void> {
  const [event] = await source.query<EventRow>(
    'user_events.one',
    `select e.id, e.name, e.data, e.at, u.id as user_id, u.email, u.first, u.last, u.locale
     from user_events e join users u on u.id = e.user_id where e.id = $1`,
    [eventId],
  );
  if (event === undefined) return;
  const { user_id: id, email, first, last, locale } = event;
  const body = JSON.stringify({
    id: event.id,
    event: event.name,
    at: toIso(instant(event.at)),
    user: { id, email, first, last, locale },
    data: event.data,
  });
  const answer = await fetch(webhook.url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'yay-event-id': String(event.id),
      'yay-signature': sign(webhook.secret, body, Math.floor(Date.now() / 1000)),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver of events answered ${answer.status}`);
}
