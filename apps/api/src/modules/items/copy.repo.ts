import type { Tx } from '../../platform/db/index.ts';

/** Groups, options and combinations that are offered, as parts of another item. */
export async function copyParts(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx.query(
    'items.copy_parts',
    `with groups as materialized (
       select g.*, nextval(pg_get_serial_sequence('option_groups', 'id'))::int as new_id
       from option_groups g where g.item_id = $1 and g.archived_at is null
     ), parts as materialized (
       select o.*, g.new_id as new_group, nextval(pg_get_serial_sequence('options', 'id'))::int as new_id
       from options o join groups g on g.id = o.option_group_id where o.archived_at is null
     ), made_groups as (
       insert into option_groups (id, item_id, name, name_es, min_choices, max_choices, position)
       select new_id, $2, name, name_es, min_choices, max_choices, position from groups
     ), made_options as (
       insert into options (id, option_group_id, name, name_es, price_cents, properties, position)
       select new_id, new_group, name, name_es, price_cents, properties, position from parts
     )
     insert into option_combinations (item_id, option_ids, kitchen_name, is_offered)
     select $2, array(select p.new_id from parts p where p.id = any (c.option_ids) order by p.new_id),
       c.kitchen_name, c.is_offered
     from option_combinations c
     where c.item_id = $1 and c.option_ids <@ array(select id from parts)`,
    [fromId, toId],
  );
}
