import type { Rating, RatingValue } from '@yay/contract/ratings/calls';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export async function ratingsAreOn(source: Queryable): Promise<boolean> {
  const [row] = await source.query<{ on: boolean }>(
    'ratings.flag',
    `select coalesce((select value from features where name = 'ratings'), false) as on`,
  );
  return row?.on ?? false;
}

/** Null as the family: of every family. */
export const findRatings = (
  source: Queryable,
  familyId: number | null,
  luncherIds: readonly number[],
  itemIds: readonly number[] | null,
): Promise<Rating[]> =>
  source.query<Rating>(
    'ratings.list',
    `select r.luncher_id, r.item_id, r.rating
     from ratings r join lunchers l on l.id = r.luncher_id
     where r.luncher_id = any ($1) and ($2::int[] is null or r.item_id = any ($2))
       and l.deleted_at is null and ($3::int is null or l.user_id = $3)
     order by r.luncher_id, r.item_id`,
    [luncherIds, itemIds, familyId],
  );

export interface RatingLuncher {
  id: number;
  user_id: number;
  name: string;
}

export async function luncherInReach(
  source: Queryable,
  familyId: number | null,
  luncherId: number,
): Promise<RatingLuncher | null> {
  const [row] = await source.query<RatingLuncher>(
    'ratings.luncher',
    `select id, user_id, first || ' ' || last as name from lunchers
     where id = $1 and deleted_at is null and ($2::int is null or user_id = $2)`,
    [luncherId, familyId],
  );
  return row ?? null;
}

/** Returns the name of an item that was served to a luncher, as the meal or as an extra. */
export async function servedItem(
  source: Queryable,
  luncherId: number,
  itemId: number,
): Promise<string | null> {
  const [row] = await source.query<{ name: string }>(
    'ratings.served',
    `select i.name from items i where i.id = $2 and exists (
       select from plain_lunches o where o.luncher_id = $1 and o.status = 'served'
         and (o.item_id = $2 or exists (
           select from lunch_extras x where x.order_id = o.id and x.item_id = $2)))`,
    [luncherId, itemId],
  );
  return row?.name ?? null;
}

/** Held until the commit where there is one. */
export async function lockRating(
  tx: Tx,
  luncherId: number,
  itemId: number,
): Promise<RatingValue | null> {
  const [row] = await tx.query<{ rating: RatingValue }>(
    'ratings.lock',
    `select rating from ratings where luncher_id = $1 and item_id = $2
     ${LOCKS.ratings.forUpdate(['$1', '$2'])}`,
    [luncherId, itemId],
  );
  return row?.rating ?? null;
}

/** False where it says so already. */
export async function writeRating(tx: Tx, rating: Rating): Promise<boolean> {
  const rows = await tx.query(
    'ratings.write',
    `insert into ratings (luncher_id, item_id, rating) values ($1, $2, $3)
     on conflict (luncher_id, item_id) do update
       set rating = excluded.rating, updated_at = app_now()
       where ratings.rating <> excluded.rating
     returning rating`,
    [rating.luncher_id, rating.item_id, rating.rating],
  );
  return rows.length > 0;
}

export async function removeRating(
  tx: Tx,
  luncherId: number,
  itemId: number,
): Promise<{ rating: RatingValue; item: string } | null> {
  const [row] = await tx.query<{ rating: RatingValue; item: string }>(
    'ratings.remove',
    `delete from ratings r using items i
     where r.luncher_id = $1 and r.item_id = $2 and i.id = r.item_id
     returning r.rating, i.name as item`,
    [luncherId, itemId],
  );
  return row ?? null;
}
