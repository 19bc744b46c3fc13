import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of this file's own: a copy of the migrated one, or an empty one. */
export async function testDatabase(
  options: { readonly empty?: boolean } = {},
): Promise<TestDatabase> {
  const name = `yay_test_${randomBytes(8).toString('hex')}`;
  const template = options.empty ? 'template1' : inject('templateDatabase');
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
