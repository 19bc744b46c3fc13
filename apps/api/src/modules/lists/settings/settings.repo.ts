import type { SavedView } from '@yay/contract/lists/calls';
import { LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

/** The number of a request among those of one page. */
export interface Sent {
  readonly page: string;
  readonly number: number;
}
export interface KeptColumns {
  columns?: string[] | null;
  dense?: boolean | null;
  sent?: Sent;
}

const VIEW = 'id, name, query, position';
const keyOf = (list: string) => `list:${list}`;

export const viewsOf = (source: Queryable, userId: number, list: string): Promise<SavedView[]> =>
  source.query<SavedView>(
    'lists.views_of',
    `select ${VIEW} from saved_views where user_id = $1 and list = $2 order by position, id`,
    [userId, list],
  );

export async function keptColumns(
  source: Queryable,
  userId: number,
  list: string,
): Promise<KeptColumns> {
  const [row] = await source.query<{ value: KeptColumns }>(
    'lists.kept_columns',
    'select value from user_preferences where user_id = $1 and key = $2',
    [userId, keyOf(list)],
  );
  return row?.value ?? {};
}

/** Saves the named settings, unless the same page has sent a later request already. */
export async function keepColumns(
  source: Queryable,
  userId: number,
  list: string,
  kept: KeptColumns,
): Promise<void> {
  await source.query(
    'lists.keep_columns',
    `insert into user_preferences (user_id, key, value) values ($1, $2, $3::jsonb)
     on conflict (user_id, key) do update set value = user_preferences.value || excluded.value
       where not coalesce(user_preferences.value #>> '{sent,page}' = excluded.value #>> '{sent,page}'
         and (user_preferences.value #>> '{sent,number}')::int
           > (excluded.value #>> '{sent,number}')::int, false)`,
    [userId, keyOf(list), JSON.stringify(kept)],
  );
}

/** Saves a view; undefined when the user has the most views already. */
export async function putView(
  tx: Tx,
  view: { readonly userId: number; readonly list: string; readonly name: string; query: string },
  most: number,
): Promise<SavedView | undefined> {
  // Locks the owner's row, so that two concurrent saves do not both take the last place.
  await tx.query(
    'lists.lock_owner',
    `select from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [view.userId],
  );
  const [row] = await tx.query<SavedView>(
    'lists.put_view',
    `insert into saved_views (user_id, list, name, query, position)
     select $1, $2, $3, $4, coalesce(max(position) + 1, 0) from saved_views
     where user_id = $1 and list = $2
     having count(*) filter (where name <> $3) < $5
     on conflict (user_id, list, name) do update set query = excluded.query
     returning ${VIEW}`,
    [view.userId, view.list, view.name, view.query, most],
  );
  return row;
}

export async function dropView(
  source: Queryable,
  userId: number,
  list: string,
  id: number,
): Promise<boolean> {
  const rows = await source.query(
    'lists.drop_view',
    'delete from saved_views where user_id = $1 and list = $2 and id = $3 returning id',
    [userId, list, id],
  );
  return rows.length > 0;
}
