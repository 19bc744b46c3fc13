import type { RedirectRule } from '@yay/domain/redirects';
import type { Queryable } from '../../platform/db/index.ts';

export const allRules = (source: Queryable): Promise<RedirectRule[]> =>
  source.query<RedirectRule>(
    'redirects.rules',
    'select id, from_path as "from", to_url as "to", status from redirects order by id',
  );

/** Adds what was counted since the last time. */
export async function addHits(
  source: Queryable,
  hits: readonly (readonly [id: number, count: number])[],
): Promise<void> {
  await source.query(
    'redirects.add_hits',
    `update redirects r set hits = r.hits + h.count, last_hit_at = app_now()
     from unnest($1::int[], $2::int[]) as h (id, count) where r.id = h.id`,
    [hits.map(([id]) => id), hits.map(([, count]) => count)],
  );
}
