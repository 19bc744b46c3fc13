import type { Db } from '../../platform/db/index.ts';
import type { Likes } from './present-item.ts';

// Likes move slowly and nobody decides by them: a minute of real time is fresh enough.
const FRESH_MS = 60_000;
const MOST_KEPT = 20_000;

interface Kept extends Likes {
  readonly until: number;
}
const caches = new WeakMap<Db, Map<number, Kept>>();

/** Likes and dislikes of these items so far. */
export async function likesOf(
  db: Db,
  itemIds: Iterable<number>,
): Promise<ReadonlyMap<number, Likes>> {
  const kept = caches.get(db) ?? new Map<number, Kept>();
  caches.set(db, kept);
  if (kept.size > MOST_KEPT) kept.clear();
  const now = performance.now();
  const ids = [...new Set(itemIds)];
  const stale = ids.filter((id) => (kept.get(id)?.until ?? 0) <= now);
  if (stale.length > 0) {
    const counted = new Map((await countLikes(db, stale)).map((row) => [row.item_id, row]));
    for (const id of stale) {
      const { likes = 0, dislikes = 0 } = counted.get(id) ?? {};
      kept.set(id, { likes, dislikes, until: now + FRESH_MS });
    }
  }
  return kept;
}

function countLikes(db: Db, ids: readonly number[]) {
  return db.query<{ item_id: number; likes: number; dislikes: number }>(
    'schedule.likes',
    `select item_id, count(*) filter (where rating = 1) as likes,
       count(*) filter (where rating = 0) as dislikes
     from ratings where item_id = any($1) group by item_id`,
    [ids],
  );
}
