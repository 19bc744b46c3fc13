import type { Cents } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';

export async function clearAlone(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'discounts.clear_alone',
    `update discounts set alone_by = null, alone_at = null, alone_cents = null, waiting_by = null,
       waiting_since = null, approved_by = null where id = $1`,
    [id],
  );
}

export async function markAlone(tx: Tx, id: number, by: number, cents: Cents): Promise<void> {
  await tx.query(
    'discounts.mark_alone',
    'update discounts set alone_by = $2, alone_at = app_now(), alone_cents = $3 where id = $1',
    [id, by, cents],
  );
}

export async function markWaiting(tx: Tx, id: number, by: number): Promise<void> {
  await tx.query(
    'discounts.mark_waiting',
    'update discounts set waiting_by = $2, waiting_since = app_now() where id = $1',
    [id, by],
  );
}

export async function letThrough(tx: Tx, id: number, by: number): Promise<void> {
  await tx.query(
    'discounts.let_through',
    `update discounts set waiting_by = null, waiting_since = null, approved_by = $2,
       version = version + 1, updated_at = app_now() where id = $1`,
    [id, by],
  );
}
