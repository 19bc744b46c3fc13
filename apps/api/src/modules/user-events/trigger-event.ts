import {
  OWN_USER_EVENTS,
  type UserEvent,
  type UserEventData,
} from '@yay/contract/user-events/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import type { UserEvents } from './user-events.ts';

/** A page tells a handful of them; each may become a request to somebody outside. */
const EVENTS_BY_PERSON: LimitRule = { name: 'user_events.person', points: 120, seconds: 60 };

const OWN: ReadonlySet<UserEvent> = new Set(OWN_USER_EVENTS);

/** Records an event: what people tell of themselves, and what the team knows about somebody. */
export async function triggerEvent(
  parts: { readonly db: Db; readonly limits: Limits; readonly events: UserEvents },
  actor: Actor,
  input: {
    readonly userId: number | undefined;
    readonly name: UserEvent;
    readonly data: UserEventData;
  },
): Promise<{ id: number } | Refusal> {
  const { userId = actor.userId, name, data } = input;
  const knowsPeople = actor.permissions.has('internal_dashboard:users');
  if (userId !== actor.userId && !knowsPeople) return refuse(404, 'not_found');
  if (!knowsPeople && !OWN.has(name)) return refuse(422, 'invalid', { event: ['unknown_event'] });
  const recordedBy = actor.impersonatorId ?? actor.userId;
  const spent = await parts.limits.spend(EVENTS_BY_PERSON, String(recordedBy));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);

  return parts.db.tx(async (tx) => {
    const person = await findPerson(tx, userId);
    if (person === undefined) return refuse(404, 'not_found');
    const id = await parts.events.post(tx, { userId, name, data, recordedBy });
    if (id === undefined) return { id: await firstOf(tx, userId, name) };
    if (recordedBy !== userId) {
      await record(tx, actor, {
        action: 'user.event_recorded',
        subject: { type: 'user', id: userId, label: `${person.first} ${person.last}` },
        aboutUserId: userId,
        after: { event: name },
      });
    }
    return { id };
  });
}

async function findPerson(
  tx: Tx,
  id: number,
): Promise<{ first: string; last: string } | undefined> {
  const [row] = await tx.query<{ first: string; last: string }>(
    'user_events.person',
    'select first, last from users where id = $1 and deleted_at is null',
    [id],
  );
  return row;
}

/** Returns the instant of an event that happens once. */
async function firstOf(tx: Tx, userId: number, name: UserEvent): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'user_events.first_of',
    'select id from user_events where user_id = $1 and name = $2 order by id limit 1',
    [userId, name],
  );
  if (row === undefined) throw new Error('an event that happens once is not there');
  return row.id;
}
