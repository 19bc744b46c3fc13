import type { ClientBase } from 'pg';

/**
 * Takes the foreign keys and secondary indexes off these tables while they are filled, and puts
 * them back as they were: a sort and a join over all rows cost a fraction of a look-up for each.
 * Only inside a transaction, so that nobody ever sees the tables without them.
 */
export async function rebuiltAfter<T>(
  client: ClientBase,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const keys = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])
     order by conrelid, conname`,
    [tables],
  );
  const indexes = await client.query<{ drop: string; add: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop,
       pg_get_indexdef(indexrelid) as add
     from pg_index where indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by indexrelid`,
    [tables],
  );
  const all = [...keys.rows, ...indexes.rows];
  for (const { drop } of all) await client.query(drop);
  const filled = await fill();
  await client.query(`set local maintenance_work_mem = '256MB'`);
  // Indexes first, and sizes known: the keys are then checked by the cheapest join.
  for (const { add } of indexes.rows) await client.query(add);
  await client.query(`analyze ${tables.join(', ')}`);
  for (const { add } of keys.rows) await client.query(add);
  return filled;
}
