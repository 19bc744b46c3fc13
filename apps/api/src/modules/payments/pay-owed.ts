import type { Tx } from '../../platform/db/index.ts';
import { applyFundsToDebt, readFunds } from '../ledger/index.ts';
import type { PaymentParts } from './payment-parts.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';

/**
 * Pays a family's debt from money that has just come: nobody is asked for money while we hold hers.
 */
export async function payOwed(
  { outcomes }: Pick<PaymentParts, 'outcomes'>,
  tx: Tx,
  userId: number | null,
  key: string,
): Promise<void> {
  if (userId === null || (await applyFundsToDebt(tx, userId, { key })) === 0) return;
  const { owed } = await readFunds(tx, userId);
  if (owed < SMALLEST_CHARGE) await outcomes.debtCleared(tx, userId);
}
