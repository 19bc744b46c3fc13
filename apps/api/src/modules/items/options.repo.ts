import type { ItemBody } from '@yay/contract/items/calls';
import type { Tx } from '../../platform/db/index.ts';

type Groups = NonNullable<ItemBody['option_groups']>;

/**
 * Makes an item's groups and options what these are, in this order. One that is left out is
 * archived and never deleted: orders may hold it.
 */
export async function writeGroups(tx: Tx, itemId: number, groups: Groups): Promise<void> {
  await archiveOthers(tx, itemId, groups);
  const ids = await saveGroups(tx, itemId, groups);
  await saveOptions(
    tx,
    groups.flatMap((group, index) =>
      group.options.map((option, position) => ({
        ...withSpanish(option),
        group_id: ids[index],
        position,
      })),
    ),
  );
}

async function archiveOthers(tx: Tx, itemId: number, groups: Groups): Promise<void> {
  const named = (ids: (number | null)[]) => ids.filter((id) => id !== null);
  await tx.query(
    'items.archive_other_parts',
    `with own as (select id from option_groups where item_id = $1),
     gone as (update option_groups set archived_at = app_now()
       where item_id = $1 and archived_at is null and id <> all ($2::int[]))
     update options set archived_at = app_now()
     where option_group_id in (select id from own where id = any ($2::int[]))
       and archived_at is null and id <> all ($3::int[])`,
    [
      itemId,
      named(groups.map((group) => group.id)),
      named(groups.flatMap((group) => group.options.map((option) => option.id))),
    ],
  );
}

/** Answers the groups' ids, in their order. */
async function saveGroups(tx: Tx, itemId: number, groups: Groups): Promise<number[]> {
  const rows = await tx.query<{ position: number; id: number }>(
    'items.save_groups',
    `with asked as materialized (
       select row_number() over () - 1 as position, x.* from jsonb_to_recordset($2::jsonb)
         as x (id int, name text, name_es text, says_es boolean, min_choices int, max_choices int,
           archived boolean)
     ), changed as (
       update option_groups g set name = a.name,
         name_es = case when a.says_es then a.name_es else g.name_es end,
         min_choices = a.min_choices, max_choices = a.max_choices, position = a.position,
         archived_at = case when a.archived then coalesce(g.archived_at, app_now()) end
       from asked a where g.id = a.id and g.item_id = $1 returning g.id, g.position
     ), made as (
       insert into option_groups (item_id, name, name_es, min_choices, max_choices, position,
         archived_at)
       select $1, name, name_es, min_choices, max_choices, position,
         case when archived then app_now() end
       from asked where id is null order by position returning id, position
     )
     select id, position from changed union all select id, position from made order by position`,
    [itemId, JSON.stringify(groups.map(({ options: _options, ...group }) => withSpanish(group)))],
  );
  if (rows.length !== groups.length) throw new Error('a group was not written');
  return rows.map((row) => row.id);
}

async function saveOptions(tx: Tx, options: readonly object[]): Promise<void> {
  await tx.query(
    'items.save_options',
    `with asked as materialized (
       select * from jsonb_to_recordset($1::jsonb) as x (id int, group_id int, name text, name_es text,
         says_es boolean, price int, properties jsonb, archived boolean, position int)
     ), changed as (
       update options o set name = a.name,
         name_es = case when a.says_es then a.name_es else o.name_es end, price_cents = a.price,
         properties = a.properties, position = a.position,
         archived_at = case when a.archived then coalesce(o.archived_at, app_now()) end
       from asked a where o.id = a.id and o.option_group_id = a.group_id
     )
     insert into options (option_group_id, name, name_es, price_cents, properties, position,
       archived_at)
     select group_id, name, name_es, price, properties, position,
       case when archived then app_now() end
     from asked where id is null order by group_id, position`,
    [JSON.stringify(options)],
  );
}

/** Says whether the name in Spanish is told at all: one that is left out stays as it is. */
const withSpanish = <Part extends { readonly name_es?: string | null | undefined }>(
  part: Part,
) => ({
  ...part,
  says_es: part.name_es !== undefined,
});
