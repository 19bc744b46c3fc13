import type { Term } from '@yay/contract/terms/calls';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export async function termPage(
  source: Queryable,
  asked: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: Term[]; total: number }> {
  const rows = await source.query<Term & { total: number }>(
    'terms.page',
    `select t.id, t.name, count(*) over ()::int as total,
       (select count(*) from item_terms it join items i on i.id = it.item_id
        where it.term_id = t.id and i.archived_at is null)::int as items
     from terms t where $1 = '' or position(lower($1) in lower(t.name)) > 0
     order by lower(t.name), t.id limit $2 offset $3`,
    [asked.search, asked.limit, asked.offset],
  );
  const total = rows[0]?.total ?? 0;
  return { rows: rows.map(({ id, name, items }) => ({ id, name, items })), total };
}

export async function termByName(source: Queryable, name: string): Promise<Term | null> {
  const [row] = await source.query<Term>(
    'terms.by_name',
    `select t.id, t.name,
       (select count(*) from item_terms it join items i on i.id = it.item_id
        where it.term_id = t.id and i.archived_at is null)::int as items
     from terms t where lower(t.name) = lower($1)`,
    [name],
  );
  return row ?? null;
}

/** The tags of these names; those that were not there are made. Two people at once make one. */
export async function ensureTerms(
  tx: Tx,
  names: readonly string[],
): Promise<{ id: number; name: string; made: boolean }[]> {
  if (names.length === 0) return [];
  const made = await tx.query<{ id: number; name: string }>(
    'terms.insert',
    `insert into terms (name) select distinct on (lower(name)) name
     from unnest($1::text[]) as name order by lower(name)
     on conflict (lower(name)) do nothing returning id, name`,
    [names],
  );
  const all = await tx.query<{ id: number; name: string }>(
    'terms.by_names',
    `select id, name from terms
     where lower(name) in (select lower(name) from unnest($1::text[]) as name) order by id`,
    [names],
  );
  const fresh = new Set(made.map(({ id }) => id));
  return all.map((row) => ({ ...row, made: fresh.has(row.id) }));
}
