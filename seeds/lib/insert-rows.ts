import type { ClientBase } from 'pg';

export type Row = Record<string, unknown>;

/** All rows of a table in one statement; PostgreSQL itself reads each column as its type. */
export async function insertRows(
  client: ClientBase,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

const COUNTED = [
  'users',
  'macro_markets',
  'markets',
  'destinations',
  'grades',
  'school_resources',
  'rooms',
  'school_contacts',
  'vendors',
  'lunchers',
  'terms',
  'readers',
  'kiosks',
  'badges',
  'extra_types',
  'items',
  'option_groups',
  'options',
  'requests',
  'request_entries',
  'price_updates',
  'option_combinations',
  'menus',
  'supply_schedules',
  'go_menus',
  'inventory_sublocations',
  'inventory_movements',
  'destination_days',
  'destination_day_grades',
  'daily_specials',
  'cancellation_runs',
  'blackout_batches',
  'blackouts',
  'trip_links',
  'class_trips',
  'discounts',
  'message_modals',
  'message_modal_addresses',
  'pages',
  'page_versions',
  'redirects',
  'orders',
  'order_lines',
  'order_events',
  'substitutions',
  'substitution_choices',
] as const;

/**
 * Rows were laid with ids of their own: what comes next counts on from them. Tables that a database
 * of an older version does not have are left out.
 */
export async function continueIds(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [COUNTED],
  );
  const calls = rows.map(
    ({ name }) =>
      `setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name})) as ${name}`,
  );
  // setval of null does nothing, so a table without rows keeps its start.
  await client.query(`select ${calls.join(', ')}`);
}

/** Worlds are laid into an empty database only; nobody's data is ever mixed with made-up people. */
export async function refuseUnlessEmpty(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select 1 from users limit 1');
  if (rowCount)
    throw new Error('a seed world is laid into an empty database only: there are users');
}

/** One transaction: a world is there whole or not at all. */
export async function inOneTransaction<T>(client: ClientBase, lay: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const laid = await lay();
    await client.query('commit');
    return laid;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
