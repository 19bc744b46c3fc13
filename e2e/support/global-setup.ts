import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';
import { SERVER_URL, TEMPLATE } from './database.ts';
import { NOW } from './now.ts';
import { startServer } from './server.ts';

/** One database server for all journeys, and the demo world in it that each journey gets a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  // Whoever writes a journey keeps one running, and does not wait for it at every try.
  if (process.env[SERVER_URL] !== undefined) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-e2e-'));
  const database = await startEmbedded({ dataDir, fsync: false, maxConnections: 200 });
  const template = await ensureDatabase(database, TEMPLATE);
  // The product itself lays the world, as on a first start.
  const first = await startServer({ databaseUrl: template, now: NOW });
  await first.stop();
  await withoutMessages(template);
  process.env[SERVER_URL] = database.urlOf('postgres');
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** What opens over a page by itself would be in the way of whatever else is tried there. */
async function withoutMessages(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update message_modals set active = false');
  } finally {
    await client.end();
  }
}
