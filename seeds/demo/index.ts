import type { Instant } from '@yay/domain/time';
import type { ClientBase } from 'pg';
import {
  continueIds,
  inOneTransaction,
  insertRows,
  refuseUnlessEmpty,
} from '../lib/insert-rows.ts';
import { hashPassword } from '../lib/password.ts';
import { DEMO_PASSWORD } from './sign-ins.ts';
import { siteAlert } from './site-options.ts';
import { demoRows, demoWorld } from './world.ts';

export { DEMO_ARTICLES } from './articles.ts';
export { DEMO_KIOSK_TOKEN, DEMO_PASSWORD, type DemoSignIn, demoSignIns } from './sign-ins.ts';

/** Lays the demo world into an empty database, around `now`, always the same for a seed number. */
export async function layDemo(
  client: ClientBase,
  { now, seed = 1 }: { now: Instant; seed?: number },
): Promise<void> {
  await inOneTransaction(client, async () => {
    await refuseUnlessEmpty(client);
    const tables = demoRows(demoWorld(now, seed), await hashPassword(DEMO_PASSWORD));
    for (const [table, rows] of tables) await insertRows(client, table, rows);
    await client.query(`update site_options set fields = $1 where type = 'site_alert'`, [
      JSON.stringify(siteAlert),
    ]);
    await continueIds(client);
    await client.query('select ledger_open_past_orders()');
    // The planner knows the sizes before the first request, not only once autovacuum came by.
    await client.query(`analyze ${tables.map(([table]) => table).join(', ')}`);
  });
}
