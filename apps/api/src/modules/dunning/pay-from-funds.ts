import type { Tx } from '../../platform/db/index.ts';
import { applyFundsToDebt } from '../ledger/index.ts';
import { clearIfPaid } from './clear-if-paid.ts';

/**
 * Pays a family's debt from money just added to its funds, and ends the debt's consequences where
 * nothing of it is left. Returns the cents that were paid.
 */
export async function payFromFunds(
  tx: Tx,
  userId: number,
  because: Parameters<typeof applyFundsToDebt>[2],
): Promise<number> {
  const paid = await applyFundsToDebt(tx, userId, because);
  if (paid > 0) await clearIfPaid(tx, userId);
  return paid;
}
