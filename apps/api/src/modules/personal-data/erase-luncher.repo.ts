import type { Queryable, Tx } from '../../platform/db/index.ts';

/** Notes that a removed luncher is to be erased. */
export async function askToErase(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'erasure.ask_luncher',
    'update lunchers set erase_asked_at = app_now() where id = $1 and erased_at is null',
    [id],
  );
}

/** Returns the account of a luncher. */
export async function familyOfLuncher(source: Queryable, id: number): Promise<number | undefined> {
  const [row] = await source.query<{ user_id: number }>(
    'erasure.family_of',
    'select user_id from lunchers where id = $1',
    [id],
  );
  return row?.user_id;
}

export interface LuncherToErase {
  id: number;
  userId: number;
  first: string;
}

/** SQL: no kitchen has a lunch of hers any more. */
const DUE = `l.erase_asked_at is not null and l.erased_at is null
  and not exists (select from lunches o where o.luncher_id = l.id and o.is_ahead)`;

export async function lunchersToErase(source: Queryable): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    'erasure.lunchers_due',
    `select l.id from lunchers l where ${DUE} order by l.id`,
  );
  return rows.map(({ id }) => id);
}

/** Holds a luncher that is due, by a write to her row; undefined while she is not. */
export async function lockLuncherToErase(tx: Tx, id: number): Promise<LuncherToErase | undefined> {
  const [row] = await tx.query<LuncherToErase>(
    'erasure.lock_luncher',
    `update lunchers l set are_orders_repeating = false where l.id = $1 and ${DUE}
     returning l.id, l.user_id as "userId", l.first`,
    [id],
  );
  return row;
}
