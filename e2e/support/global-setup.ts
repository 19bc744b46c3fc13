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
  await plain(template);
  process.env[SERVER_URL] = database.urlOf('postgres');
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/**
 * What opens over a page by itself would be in the way of whatever else is tried there. And nobody
 * has a card or money yet: those of the template are known to the template's payment provider alone.
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
