import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';
import { ensureWebBuild } from '../../scripts/lib/web-build.ts';
import { SERVER_URL, TEMPLATE } from './database.ts';
import { NOW } from './now.ts';
import { startServer } from './server.ts';
import { SOUND_FILE } from './sound-structures.ts';

/**
 * Builds the web application when that is older than its sources, and starts one database server for
 * all journeys, with the demo world that each of them copies.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureWebBuild();
  // A server that is kept running while journeys are written saves the wait at each run.
  if (process.env[SERVER_URL] !== undefined) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-e2e-'));
  process.env[SOUND_FILE] = join(dataDir, 'sound-structures');
  const database = await startEmbedded({ dataDir, fsync: false, maxConnections: 200 });
  const template = await ensureDatabase(database, TEMPLATE);
  // The product itself lays the demo world, as on a first start.
  const first = await startServer({ databaseUrl: template, now: NOW });
  await first.stop();
  await plain(template);
  process.env[SERVER_URL] = database.urlOf('postgres');
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/**
 * Removes what opens over a page by itself and would interrupt journeys. Also removes cards and
 * money: the template's payment provider alone knows those of the template.
 */
async function plain(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`begin;
      set local session_replication_role = replica;
      update message_modals set active = false;
      delete from ledger_entries e using ledger_accounts a, ledger_entries own
        where own.account_id = a.id and a.user_id is not null and e.transaction_id = own.transaction_id;
      delete from ledger_transactions t
        where not exists (select from ledger_entries e where e.transaction_id = t.id);
      delete from provider_events;
      delete from payments;
      delete from payment_methods;
      delete from payment_customers;
      commit`);
  } finally {
    await client.end();
  }
}
