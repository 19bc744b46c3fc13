import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CONNECTION_LOCKS } from './locks.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export async function readMigrations(folder: string = MIGRATIONS): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
        throw new Error(`A migration is named 0001_what_it_does.sql, unlike ${name}.`);
      }
      // A checkout may change line ends; the checksum is that of the statement.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function applied(client: pg.ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  );
  if (!there[0]?.there) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function stillToDo(
  migrations: readonly Migration[],
  done: ReadonlyMap<string, string>,
): readonly Migration[] {
  const migrationsByName = new Map(migrations.map((migration) => [migration.name, migration]));
  const last = [...done.keys()].at(-1) ?? '';
  for (const [name, checksum] of done) {
    const migration = migrationsByName.get(name);
    if (migration === undefined) {
      throw new Error(`The database has migration ${name}, which this version does not know.`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was edited after it ran: write a new one instead.`);
    }
  }
  const waiting = migrations.filter((migration) => !done.has(migration.name));
  const late = waiting.find((migration) => migration.name < last);
  if (late) throw new Error(`Migration ${late.name} comes before ${last}, which already ran.`);
  return waiting;
}

/**
 * Migrates the database, each file in a transaction of its own; processes that start together wait
 * for each other. Returns the names of the files that ran.
 */
export async function migrate(
  url: string,
  options: { readonly folder?: string; readonly upTo?: number } = {},
): Promise<readonly string[]> {
  const migrations = (await readMigrations(options.folder)).slice(0, options.upTo);
  const client = new pg.Client({ connectionString: url, application_name: 'yay-migrate' });
  await client.connect();
  try {
    await client.query(`select ${CONNECTION_LOCKS.migration}`);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
    const waiting = stillToDo(migrations, await applied(client));
    for (const migration of waiting) {
      await client.query('begin');
      try {
        await client.query(migration.text);
        await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    return waiting.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Counts the migrations of this version that the database has not run. */
export async function pendingMigrations(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    return stillToDo(await readMigrations(), await applied(client)).length;
  } finally {
    client.release();
  }
}
