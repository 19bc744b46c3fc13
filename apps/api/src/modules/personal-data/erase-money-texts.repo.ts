import type { Tx } from '../../platform/db/index.ts';
import type { Counter } from './erasure-counter.ts';

/** Clears free texts and names beside money, whose sums and numbers stay. */
export async function clearMoneyTexts(
  tx: Tx,
  count: Counter,
  userId: number,
  email: string,
): Promise<void> {
  await count.of(
    'ledger_transactions',
    tx.run(
      'update ledger_transactions set reason = null where user_id = $1 and reason is not null',
      [userId],
    ),
  );
  await count.of(
    'credit_grants',
    tx.run(`update credit_grants set reason = '---' where user_id = $1`, [userId]),
  );
  for (const table of ['refunds', 'refund_requests'] as const) {
    await count.of(
      table,
      tx.run(
        `update ${table} r set reason = '---' from payments p
         where p.id = r.payment_id and p.user_id = $1`,
        [userId],
      ),
    );
  }
  await count.of(
    'payment_methods',
    tx.run(`update payment_methods set last4 = '0000', fingerprint = null where user_id = $1`, [
      userId,
    ]),
  );
  await count.of(
    'payments',
    tx.run('update payments set card_last4 = null where user_id = $1', [userId]),
  );
  await count.of(
    'credit_code_sets',
    tx.run(
      `update credit_code_sets set buyer_name = null, buyer_email = null, recipient_name = null,
         recipient_email = null, message = null
       where buyer_user_id = $1 or buyer_email = $2`,
      [userId, email],
    ),
  );
  await count.of(
    'credit_code_sets',
    tx.run(
      `update credit_code_sets set recipient_name = null, recipient_email = null, message = null
       where recipient_email = $1`,
      [email],
    ),
  );
}
