import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';

/** More than the start page shows, for some of them may be deleted by then. */
const MOST_KEPT = 30;

/** Remembers that the reader has opened a family, as the last one of those that she opened. */
export async function openUser(db: Db, actor: Actor, id: number): Promise<Refusal | null> {
  const reader = actor.impersonatorId ?? actor.userId;
  const kept = await db.query(
    'users.open',
    `insert into opened_families (reader_id, user_id)
     select $1, u.id from users u where u.id = $2 and 'customer' = any (u.role_names)
     on conflict (reader_id, user_id) do update set opened_at = app_now()
     returning user_id`,
    [reader, id],
  );
  if (kept.length === 0) return refuse(404, 'not_found');
  await db.query(
    'users.forget_opened',
    `delete from opened_families o where o.reader_id = $1 and o.user_id not in (
       select user_id from opened_families where reader_id = $1
       order by opened_at desc, user_id limit $2)`,
    [reader, MOST_KEPT],
  );
  return null;
}
