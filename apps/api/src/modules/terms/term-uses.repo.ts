import type { TERM_USES, TermUse } from '@yay/contract/terms/calls';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/** Pages by a topic of any of their versions: one of a draft is about it, too. */
const USES = `t.id, t.name,
  (select count(*) from item_terms x where x.term_id = t.id)::int as items,
  (select count(*) from asset_terms x where x.term_id = t.id)::int as pictures,
  (select count(distinct v.page_id) from page_versions v
   where v.topic_ids @> array[t.id])::int as pages`;

const ADDED_BY = `(select case when u.erased_at is null then u.first || ' ' || u.last end
  from activity_log l join users u on u.id = l.actor_id
  where l.subject_type = 'term' and l.subject_id = t.id and l.action = 'term.created'
  order by l.id desc limit 1) as added_by`;

const BY_ITEMS = 'exists (select from item_terms x where x.term_id = t.id)';
const BY_PICTURES = 'exists (select from asset_terms x where x.term_id = t.id)';
const BY_PAGES = 'exists (select from page_versions v where v.topic_ids @> array[t.id])';

export async function termUsePage(
  source: Queryable,
  asked: {
    readonly search: string;
    readonly used: (typeof TERM_USES)[number] | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: TermUse[]; total: number }> {
  const { rows } = await source.run<TermUse & { total: number }>(
    `select ${USES}, ${ADDED_BY}, count(*) over ()::int as total from terms t
     where position(lower($1) in lower(t.name)) > 0
       and case $4::text
         when 'items' then ${BY_ITEMS}
         when 'pictures' then ${BY_PICTURES}
         when 'pages' then ${BY_PAGES}
         when 'anywhere' then ${BY_ITEMS} or ${BY_PICTURES} or ${BY_PAGES}
         when 'nowhere' then not (${BY_ITEMS} or ${BY_PICTURES} or ${BY_PAGES})
         else true end
     order by lower(t.name), t.id limit $2 offset $3`,
    [asked.search, asked.limit, asked.offset, asked.used ?? null],
  );
  const total = rows[0]?.total ?? 0;
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

export async function termUse(source: Queryable, id: number): Promise<TermUse | undefined> {
  const { rows } = await source.run<TermUse>(
    `select ${USES}, ${ADDED_BY} from terms t where t.id = $1`,
    [id],
  );
  return rows[0];
}

/** Locks these tags against every use and change; returns those that there are. */
export const lockTerms = (
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> =>
  tx.query<{ id: number; name: string }>(
    'terms.lock',
    `select id, name from terms where id = any ($1) order by id
     ${LOCKS.terms.forUpdate(['$1'])}`,
    [ids],
  );

/**
 * Locks what carries a tag, before the tag itself: whoever saves an item or a picture takes them in
 * that order. Returns the items.
 */
export async function lockUses(tx: Tx, id: number): Promise<number[]> {
  await tx.query('terms.lock_tagging', `select ${LOCKS.tagging.exclusive([])}`);
  const items = await tx.query<{ id: number }>(
    'terms.lock_items',
    `select id from items where id in (select item_id from item_terms where term_id = $1)
     order by id ${LOCKS.items.forNoKeyUpdate()}`,
    [id],
  );
  await tx.query(
    'terms.lock_pictures',
    `select id from assets where id in (select asset_id from asset_terms where term_id = $1)
     order by id ${LOCKS.assets.forKeyShare()}`,
    [id],
  );
  return items.map((item) => item.id);
}

/** Gives a tag another name; false where one has it already. */
export async function writeName(tx: Tx, id: number, name: string): Promise<boolean> {
  const rows = await tx.query<{ id: number }>(
    'terms.rename',
    `update terms set name = $2 where id = $1
       and not exists (select from terms t where lower(t.name) = lower($2) and t.id <> $1)
     returning id`,
    [id, name],
  );
  return rows.length > 0;
}

export async function deleteTerm(tx: Tx, id: number): Promise<void> {
  await tx.query('terms.delete', 'delete from terms where id = $1', [id]);
}

/** Makes everything that carries one tag carry another. */
export async function moveUses(
  tx: Tx,
  from: number,
  to: number,
  items: readonly number[],
): Promise<void> {
  await tx.query(
    'terms.move_items',
    `with moved as (insert into item_terms (item_id, term_id)
       select item_id, $2 from item_terms where term_id = $1
       on conflict do nothing returning item_id)
     update items set version = version + 1, updated_at = app_now() where id = any ($3)`,
    [from, to, items],
  );
  await tx.query(
    'terms.move_pictures',
    `insert into asset_terms (asset_id, term_id)
     select asset_id, $2 from asset_terms where term_id = $1 on conflict do nothing`,
    [from, to],
  );
  await tx.query(
    'terms.move_runs',
    `insert into tag_run_changes (run_id, item_id, term_id, kind)
     select run_id, item_id, $2, kind from tag_run_changes where term_id = $1
     on conflict do nothing`,
    [from, to],
  );
  await tx.query('terms.merging', `select set_config('yay.merging_terms', 'on', true)`);
  await tx.query(
    'terms.move_pages',
    `update page_versions set topic_ids = array(
       select distinct case when topic = $1 then $2 else topic end
       from unnest(topic_ids) as topic order by 1)
     where topic_ids @> array[$1::integer]`,
    [from, to],
  );
  await tx.query('terms.merged', `select set_config('yay.merging_terms', 'off', true)`);
}
