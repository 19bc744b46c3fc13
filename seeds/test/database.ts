import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    templateDatabase: string;
  }
}

/** A migrated database of this file's own, and one connection to it. */
export async function emptyWorld(): Promise<{
  url: string;
  client: pg.Client;
  drop(): Promise<void>;
}> {
  const name = `yay_seeds_${randomBytes(8).toString('hex')}`;
  await onServer(
    `create database ${name} template ${inject('templateDatabase')} strategy file_copy`,
  );
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    client,
    async drop() {
      await client.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
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
