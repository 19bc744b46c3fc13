import type { Db } from '../../platform/db/index.ts';
import type { Likes } from './present-item.ts';

// Likes move slowly and nobody decides by them: a minute of real time is fresh enough.
const FRESH_MS = 60_000;
const MOST_KEPT = 20_000;
const NONE: Likes = { likes: 0, dislikes: 0 };

interface KeptLikes extends Likes {
  freshUntil: number;
}
const caches = new WeakMap<Db, Map<number, KeptLikes>>();

/** Likes and dislikes so far, and how long they are fresh enough, by `performance.now()`. */
export interface CountedLikes {
  /** The likes by item: the same object as long as its numbers are the same. */
  readonly byItem: ReadonlyMap<number, Likes>;
  readonly freshUntil: number;
}

/** Returns the likes and dislikes of these items so far. */
export const likesOf = async (
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Likes>> => (await countedLikesOf(db, itemIds)).byItem;

export async function countedLikesOf(db: Db, itemIds: readonly number[]): Promise<CountedLikes> {
  const kept = caches.get(db) ?? new Map<number, KeptLikes>();
  caches.set(db, kept);
  if (kept.size > MOST_KEPT) kept.clear();
  const now = performance.now();
  // All of them are counted as soon as one is stale, so that those of a menu become stale together.
  if (itemIds.some((id) => (kept.get(id)?.freshUntil ?? 0) <= now)) {
    const rows = new Map((await countLikes(db, itemIds)).map((row) => [row.item_id, row]));
    for (const id of itemIds) keep(kept, id, rows.get(id) ?? NONE, now + FRESH_MS);
  }
  const freshUntil = itemIds.reduce(
    (first, id) => Math.min(first, kept.get(id)?.freshUntil ?? 0),
    now + FRESH_MS,
  );
  return { byItem: kept, freshUntil };
}

function keep(
  kept: Map<number, KeptLikes>,
  id: number,
  { likes, dislikes }: Likes,
  freshUntil: number,
): void {
  const before = kept.get(id);
  if (before?.likes === likes && before.dislikes === dislikes) before.freshUntil = freshUntil;
  else kept.set(id, { likes, dislikes, freshUntil });
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
