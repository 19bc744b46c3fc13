import { TINY } from '@yay/seeds/tiny';
import type { Db } from '../src/platform/db/index.ts';

const FAMILIES = 4_000;

/**
 * Adds families that have ordered and paid for a while, without the product's rules: enough rows to
 * tell a query that scans a table from one that does not. The first half of them has closed its
 * accounts. Returns their ids.
 */
export async function layMany(db: Db): Promise<readonly number[]> {
  const ids = await db.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica');
    const { rows } = await tx.run<{ id: number }>(
      `insert into users (first, last, email, password_hash, deleted_at)
       select 'First' || n, 'Last' || n, 'many-' || n || '@people.test', 'unknown',
         case when n <= $1::int / 2 then app_now() end
       from generate_series(1, $1::int) n returning id`,
      [FAMILIES],
    );
    const users = rows.map(({ id }) => id);
    await tx.run(
      `insert into lunchers (user_id, grade_id, destination_id, first, last, color, tolerances)
       select id, $2, $3, 'Lu', 'Ncher', 'green', '{"peanuts": "avoid_strictly"}'
       from unnest($1::int[]) id`,
      [users, TINY.grades.easternFirst, TINY.schools.eastern],
    );
    // Lunches served on past Mondays, the same weeks for each family.
    await tx.run(
      `insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
         entree_cents, total_cents)
       select l.user_id, l.id, l.destination_id, l.grade_id, date '2026-08-03' + 7 * week, 'served',
         $2, 600, 600
       from lunchers l, generate_series(0, 4) week where l.user_id = any($1::int[])`,
      [users, TINY.items.bowl],
    );
    await tx.run(
      `insert into order_lines (order_id, kind, option_id, price_cents)
       select o.id, 'option', option, 0 from orders o, unnest($2::int[]) option
       where o.user_id = any($1::int[])`,
      [users, [TINY.options.teriyaki, TINY.options.mildChili]],
    );
    await tx.run(
      `insert into ledger_accounts (kind, user_id) select 'receivable', id from unnest($1::int[]) id`,
      [users],
    );
    await tx.run(
      `insert into ledger_transactions (key, kind, user_id)
       select 'many:' || o.id, 'settlement', o.user_id from orders o where o.user_id = any($1::int[])`,
      [users],
    );
    await tx.run(
      `insert into ledger_entries (transaction_id, account_id, amount_cents, order_id)
       select t.id, a.id, cents, substr(t.key, 6)::bigint
       from ledger_transactions t
       join ledger_accounts a on a.user_id = t.user_id and a.kind = 'receivable',
         unnest(array[600, -600]) cents
       where t.key like 'many:%'`,
    );
    await tx.run(
      `insert into order_charges (order_id, sequence, transaction_id, meals_cents, late_fee_cents,
         discount_cents)
       select substr(t.key, 6)::bigint, 1, t.id, 600, 0, 0
       from ledger_transactions t where t.key like 'many:%'`,
    );
    await tx.run(
      `insert into payments (user_id, purpose, amount_cents, provider, off_session, status, finished_at)
       select id, 'debt', 3000, 'builtin', true, 'succeeded', app_now() from unnest($1::int[]) id`,
      [users],
    );
    await tx.run(
      `insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year,
         owner_closed, removed_at)
       select u.id, 'builtin', 'pm_many_' || u.id, 'visa', '4242', 1, 2040, u.deleted_at is not null,
         u.deleted_at
       from users u where u.id = any($1::int[])`,
      [users],
    );
    return users;
  });
  await db.run('analyze');
  return ids;
}
