import type { Tx } from '../../platform/db/index.ts';
import { applyFundsToDebt } from '../ledger/index.ts';
import { clearIfPaid } from './clear-if-paid.ts';

/**
 * Pays what a family owes from what was just added to its funds, and ends what came of the debt
 * where nothing of it is left. Answers the cents that were paid.
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
