import type { Tx } from '../../platform/db/index.ts';
import { record } from '../activity/index.ts';
import { lockFunds } from '../ledger/index.ts';
import { announceDebtor } from './announce-debtor.ts';
import { fullName } from './debtor-name.ts';
import { closeCase, debtorsAmong, findOpenCase, lockDebtor } from './dunning.repo.ts';
import { LEAST_OWED } from './least-owed.ts';

/**
 * Ends everything that came of a debt, once nothing is owed any more, however that came: in the
 * transaction that paid it, and once. Answers whether there was anything to end.
 */
export async function clearIfPaid(tx: Tx, userId: number): Promise<boolean> {
  const { owed } = await lockFunds(tx, userId);
  if (owed >= LEAST_OWED) return false;
  const open = await findOpenCase(tx, userId);
  const family = await lockDebtor(tx, userId);
  if (family === undefined) return false;
  const wasSuspended = family.suspension_reason === 'payment';
  if (open === undefined && !family.delinquent && !wasSuspended) return false;
  await closeCase(tx, userId);
  const about = {
    subject: { type: 'user', id: userId, label: fullName(family) },
    aboutUserId: userId,
  } as const;
  await record(tx, null, { action: 'dunning.closed', ...about });
  if (wasSuspended) {
    await record(tx, null, {
      action: 'user.unsuspended',
      ...about,
      before: { suspension_reason: 'payment' },
      after: { suspension_reason: null },
    });
  }
  await announceDebtor(tx, userId);
  return true;
}

/**
 * Ends the debts of many families that are paid, whose accounts the caller holds: most of them
 * never owed anything.
 */
export async function clearIfAnyPaid(tx: Tx, userIds: readonly number[]): Promise<void> {
  for (const userId of await debtorsAmong(tx, userIds)) await clearIfPaid(tx, userId);
}
