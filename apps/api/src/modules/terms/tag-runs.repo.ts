import type { TagChanges, TaggedItem, TagRun } from '@yay/contract/terms/calls';
import type { ItemChoice } from '@yay/contract/terms/item-choice';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { CHOSEN_ITEMS, choiceParams } from './item-choice.ts';

export async function taggedPage(
  source: Queryable,
  choice: ItemChoice,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: TaggedItem[]; total: number }> {
  const rows = await source.query<TaggedItem & { total: number }>(
    'tag_runs.items',
    `with found as (select i.id, i.name, i.vendor_id, i.is_extra, count(*) over ()::int as total
       from items i where ${CHOSEN_ITEMS} order by lower(i.name), i.id limit $8 offset $9)
     select i.id, i.name, v.display_name as vendor, i.is_extra, i.total,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
         from item_terms it join terms t on t.id = it.term_id where it.item_id = i.id), '[]') as tags
     from found i join vendors v on v.id = i.vendor_id order by lower(i.name), i.id`,
    [...choiceParams(choice), limit, offset],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Tags that come (by name, known or not) and go, of the items that are chosen. */
const CHANGES = `chosen as materialized (select i.id from items i where ${CHOSEN_ITEMS}),
  wanted as (select distinct lower(name) as name from unnest($8::text[]) as name),
  coming as (select c.id as item_id, w.name from chosen c cross join wanted w
    where not exists (select from item_terms it join terms t on t.id = it.term_id
      where it.item_id = c.id and lower(t.name) = w.name)),
  going as (select it.item_id, it.term_id from item_terms it join chosen c on c.id = it.item_id
    join terms t on t.id = it.term_id
    where it.term_id = any ($9::int[]) and not (lower(t.name) in (select name from wanted)))`;

export async function countChanges(
  source: Queryable,
  choice: ItemChoice,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly number[] },
): Promise<TagChanges> {
  const [row] = await source.query<TagChanges>(
    'tag_runs.count',
    `with ${CHANGES} select
       (select count(*) from (select item_id from coming union select item_id from going) x)::int
         as items,
       (select count(*) from coming)::int as added, (select count(*) from going)::int as removed`,
    [...choiceParams(choice), add, remove],
  );
  return row ?? { items: 0, added: 0, removed: 0 };
}

export async function insertRun(tx: Tx, actorId: number, behind: number | null): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'tag_runs.insert',
    'insert into tag_runs (actor_id, impersonator_id) values ($1, $2) returning id',
    [actorId, behind],
  );
  if (row === undefined) throw new Error('the run was not written');
  return row.id;
}

/** One tagging at a time: what is counted is what is done, and an undo is exact. */
export async function lockTagging(tx: Tx): Promise<void> {
  await tx.query('tag_runs.lock', `select ${LOCKS.tagging.exclusive([])}`);
}

/**
 * Locks the chosen items in the order of their ids, so that two never wait for each other; nobody
 * changes one meanwhile.
 */
export async function lockChosen(tx: Tx, choice: ItemChoice): Promise<void> {
  await tx.query(
    'tag_runs.lock_chosen',
    `select i.id from items i where ${CHOSEN_ITEMS} order by i.id
     ${LOCKS.items.forNoKeyUpdate()}`,
    choiceParams(choice),
  );
}

export async function lockTagged(tx: Tx, run: number): Promise<void> {
  await tx.query(
    'tag_runs.lock_tagged',
    `select i.id from items i
     where i.id in (select item_id from tag_run_changes where run_id = $1)
     order by i.id ${LOCKS.items.forNoKeyUpdate()}`,
    [run],
  );
}

export async function itemsOfRun(source: Queryable, run: number, limit: number): Promise<number[]> {
  const rows = await source.query<{ item_id: number }>(
    'tag_runs.items_of_run',
    `select distinct item_id from tag_run_changes where run_id = $1 order by item_id limit $2`,
    [run, limit],
  );
  return rows.map((row) => row.item_id);
}

/** Raises the version of items, so that an editor open elsewhere sees that they have changed. */
const touching = (changed: string) =>
  `touched as (update items i set version = i.version + 1, updated_at = app_now()
     where i.id in (${changed}))`;

export async function applyRun(
  tx: Tx,
  run: number,
  choice: ItemChoice,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly number[] },
): Promise<TagChanges> {
  const [row] = await tx.query<TagChanges>(
    'tag_runs.apply',
    `with ${CHANGES},
     added as (insert into item_terms (item_id, term_id)
       select c.item_id, t.id from coming c join terms t on lower(t.name) = c.name
       on conflict do nothing returning item_id, term_id),
     removed as (delete from item_terms it using going g
       where it.item_id = g.item_id and it.term_id = g.term_id returning it.item_id, it.term_id),
     kept as (insert into tag_run_changes (run_id, item_id, term_id, kind)
       select $10::int, item_id, term_id, 'added' from added
       union all select $10::int, item_id, term_id, 'removed' from removed returning item_id, kind),
     ${touching('select item_id from kept')}
     select count(distinct item_id)::int as items,
       count(*) filter (where kind = 'added')::int as added,
       count(*) filter (where kind = 'removed')::int as removed from kept`,
    [...choiceParams(choice), add, remove, run],
  );
  return row ?? { items: 0, added: 0, removed: 0 };
}

export interface TagRunRow extends Omit<TagRun, 'created_at' | 'undone_at'> {
  actor_id: number;
  created_at: Instant;
  undone_at: Instant | null;
}

/** The latest, or one; `can_undo` for this reader. */
export async function tagRuns(
  source: Queryable,
  reader: number,
  { limit, id = null }: { readonly limit: number; readonly id?: number | null },
): Promise<TagRunRow[]> {
  return await source.query<TagRunRow>(
    'tag_runs.list',
    `select r.id, r.actor_id, u.first || ' ' || u.last as by, r.created_at, r.undone_at,
       c.items, c.added, c.removed, c.tags_added, c.tags_removed,
       r.undone_at is null and r.actor_id = $1 and not exists (select from tag_runs later
         where later.actor_id = $1 and later.id > r.id and later.undone_at is null) as can_undo
     from (select * from tag_runs where $3::int is null or id = $3 order by id desc limit $2) r
     join users u on u.id = r.actor_id
     cross join lateral (select count(distinct c.item_id)::int as items,
         count(*) filter (where c.kind = 'added')::int as added,
         count(*) filter (where c.kind = 'removed')::int as removed,
         coalesce(array_agg(distinct t.name) filter (where c.kind = 'added'), '{}') as tags_added,
         coalesce(array_agg(distinct t.name) filter (where c.kind = 'removed'), '{}') as tags_removed
       from tag_run_changes c join terms t on t.id = c.term_id where c.run_id = r.id) c
     order by r.id desc`,
    [reader, limit, id],
  );
}

/** Pairs that a later tagging touched, or that are no longer as the run left them, stay. */
export async function reverseRun(tx: Tx, run: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'tag_runs.reverse',
    `with mine as (select c.item_id, c.term_id, c.kind from tag_run_changes c where c.run_id = $1
         and not exists (select from tag_run_changes later join tag_runs r on r.id = later.run_id
           where later.item_id = c.item_id and later.term_id = c.term_id and later.run_id > $1
             and r.undone_at is null)),
     gone as (delete from item_terms it using mine m where m.kind = 'added'
         and it.item_id = m.item_id and it.term_id = m.term_id returning it.item_id),
     back as (insert into item_terms (item_id, term_id)
       select item_id, term_id from mine where kind = 'removed'
       on conflict do nothing returning item_id),
     ${touching('select item_id from gone union select item_id from back')}
     select (select count(*) from gone)::int + (select count(*) from back)::int as count`,
    [run],
  );
  return row?.count ?? 0;
}

export async function markUndone(tx: Tx, run: number, by: number): Promise<void> {
  await tx.query(
    'tag_runs.undone',
    'update tag_runs set undone_at = app_now(), undone_by = $2 where id = $1',
    [run, by],
  );
}
