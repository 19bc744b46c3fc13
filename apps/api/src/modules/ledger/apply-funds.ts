import { spend } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { lockFunds } from './funds.repo.ts';
import { type Posting, post } from './post.ts';

/**
 * Pays a family's debt from its funds, after something was added to them: nobody is asked for money
 * while we hold hers. The sum that a payment under way is taking is left to it. Returns the cents
 * that were paid.
 */
export async function applyFundsToDebt(
  tx: Tx,
  userId: number,
  because: { readonly key: string; readonly by?: Posting['by'] },
): Promise<number> {
  const funds = await lockFunds(tx, userId);
  if (funds.owed === 0) return 0;
  const [open] = await tx.query<{ cents: number }>(
    'ledger.open_debt_payment',
    `select amount_cents as cents from payments where user_id = $1 and purpose = 'debt'
       and status in ('new', 'pending', 'requires_action')`,
    [userId],
  );
  const { rest, ...spent } = spend(funds, Math.max(funds.owed - (open?.cents ?? 0), 0));
  const paid = spent.promoCredit + spent.credit + spent.yayBonus + spent.yayBucks;
  if (paid === 0) return 0;
  const { isNew } = await post(tx, {
    key: `${because.key}:debt`,
    kind: 'debt_paid',
    userId,
    by: because.by ?? null,
    entries: [
      { account: 'promo_credit', cents: spent.promoCredit },
      { account: 'credit', cents: spent.credit },
      { account: 'yay_bonus', cents: spent.yayBonus },
      { account: 'yay_bucks', cents: spent.yayBucks },
      { account: 'receivable', cents: -paid },
    ],
  });
  return isNew ? paid : 0;
}
