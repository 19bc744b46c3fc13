import type pg from 'pg';

// Everything that tells two schemas apart, as one text per object. Object ids and the order of
// creation stay out: they differ between a fresh and a migrated database that are equal.
const OBJECTS = `
  select 'column ' || table_name || '.' || column_name || ' ' || concat_ws(' ', data_type,
      udt_name, is_nullable, column_default, is_identity, identity_generation, identity_start,
      generation_expression, character_maximum_length, collation_name) as object
    from information_schema.columns where table_schema = 'public'
  union all
  select 'relation ' || relname || ' ' || relkind::text || ' ' || relpersistence::text
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'S')
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all
  select 'function ' || pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
  union all
  select 'type ' || t.typname || ' ' || coalesce((select string_agg(e.enumlabel, ',' order by
      e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '')
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
  union all
  select 'view ' || viewname || ' ' || definition from pg_views where schemaname = 'public'
  order by 1`;

/** Describes the whole schema as sorted lines, for comparing two databases. */
export async function describeSchema(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ object: string }>(OBJECTS);
  return rows.map((row) => row.object);
}
