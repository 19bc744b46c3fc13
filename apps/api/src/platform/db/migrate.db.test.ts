import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeSchema } from '../../../test/describe-schema.ts';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, migrate, pendingMigrations } from './index.ts';
import { readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await testDatabase({ from: 'empty' });
  folder = await mkdtemp(join(tmpdir(), 'yay-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const put = (name: string, text: string) => writeFile(join(folder, name), text);

async function ask<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  test('run once, in order, by one process of several', async () => {
    await put('0002_row.sql', 'insert into thing values (1);');
    await put('0001_table.sql', 'create table thing (id int primary key);');
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
    expect(runs.flat()).toEqual(['0001_table.sql', '0002_row.sql']);
    expect(await migrate(database.url, { folder })).toEqual([]);
  });

  test('leave nothing of a file that fails', async () => {
    await put('0001_table.sql', 'create table thing (id int);');
    await put('0002_broken.sql', 'create table other (id int); select nonsense;');
    await expect(migrate(database.url, { folder })).rejects.toThrow('0002_broken.sql failed');
    const tables = await ask(database.url, (client) =>
      client.query(`select to_regclass('thing') as thing, to_regclass('other') as other`),
    );
    expect(tables.rows).toEqual([{ thing: 'thing', other: null }]);
  });

  test('refuse an edited, a lost and a late file', async () => {
    await put('0001_table.sql', 'create table thing (id int);');
    await put('0003_more.sql', 'create table more (id int);');
    await migrate(database.url, { folder });
    await put('0001_table.sql', 'create table thing (id bigint);');
    await expect(migrate(database.url, { folder })).rejects.toThrow('was edited');
    await put('0001_table.sql', 'create table thing (id int);');
    await put('0002_late.sql', 'select 1;');
    await expect(migrate(database.url, { folder })).rejects.toThrow('0002_late.sql comes before');
    await rm(join(folder, '0002_late.sql'));
    await rm(join(folder, '0003_more.sql'));
    await expect(migrate(database.url, { folder })).rejects.toThrow('does not know');
  });

  test('are counted while they are pending', async () => {
    const db = connectDb({ url: database.url, max: 2 });
    const all = (await readMigrations()).length;
    expect(await pendingMigrations(db.pool)).toBe(all);
    await migrate(database.url);
    expect(await pendingMigrations(db.pool)).toBe(0);
    await db.close();
  });
});

describe('the schema', () => {
  test('is the same when created at once and when migrated with data in it', async () => {
    const all = (await readMigrations()).length;
    const older = await testDatabase({ from: 'empty' });
    await migrate(database.url);
    await migrate(older.url, { upTo: all - 1 });
    await ask(older.url, (client) =>
      client.query(`
        insert into markets (name, abbreviation, timezone) values ('East', 'E', 'America/New_York');
        insert into vendors (display_name, vendor_code, short_name) values ('Soup', 'S1', 'Soup');
        insert into users (email, first, last, password_hash) values ('a@b.test', 'A', 'B', 'x');
      `),
    );
    await migrate(older.url);
    const fresh = await ask(database.url, describeSchema);
    const migrated = await ask(older.url, describeSchema);
    await older.drop();
    expect(fresh.length).toBeGreaterThan(100);
    expect(migrated).toEqual(fresh);
  });
});
