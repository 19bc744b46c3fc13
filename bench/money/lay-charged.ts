import { TINY } from '@yay/seeds/tiny';
import type pg from 'pg';
import { FAMILY_ACCOUNTS } from '../../apps/api/src/modules/ledger/accounts.ts';
import type { Family } from '../lib/families.ts';

/** Adds a charged lunch on a day for both children of every family. */
export async function layCharged(
  client: pg.Client,
  families: readonly Family[],
  date: string,
): Promise<void> {
  const ids = families.map(({ userId }) => userId);
  await client.query(
    `insert into order_weeks (user_id, monday, version)
     select id, date_trunc('week', $2::date)::date, 1 from unnest($1::int[]) as id`,
    [ids, date],
  );
  await client.query(
    `insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
       entree_cents, late_fee_cents, total_cents)
     select user_id, id, destination_id, grade_id, $2::date, 'placed', $3, 600, 0, 600
     from lunchers where user_id = any($1::int[])`,
    [ids, date, TINY.items.bowl],
  );
  // The accounts are opened like a first charge opens them.
  await client.query(
    `insert into ledger_accounts (kind, user_id)
     select kind, id from unnest($1::int[]) as id, unnest($2::text[]) as kind order by id, kind`,
    [ids, FAMILY_ACCOUNTS],
  );
  await client.query('select ledger_open_past_orders()');
}
