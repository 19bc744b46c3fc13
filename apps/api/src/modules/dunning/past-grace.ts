import type { Instant } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { lockFunds } from '../ledger/index.ts';
import { findOpenCase, isPaidElsewhere } from './dunning.repo.ts';
import { LEAST_OWED } from './least-owed.ts';

/**
 * Tells whether the family still owes what it should have paid by that moment. It can't pay
 * meanwhile: its accounts are held, so that a payment comes before this or after what follows from
 * it. A payment at a former provider may have been taken there: until the team has settled it,
 * nothing follows.
 */
export async function isPastGrace(tx: Tx, userId: number, by: Instant): Promise<boolean> {
  const { owed } = await lockFunds(tx, userId);
  if (owed < LEAST_OWED) return false;
  const open = await findOpenCase(tx, userId);
  if (open === undefined || open.grace_ends_at > by) return false;
  return !(await isPaidElsewhere(tx, userId));
}
