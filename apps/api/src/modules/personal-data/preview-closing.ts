import type { Closing } from '@yay/contract/personal-data/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { cancelOrdersAhead } from '../cancelling/index.ts';
import { readFunds } from '../ledger/index.ts';
import { retentionRules } from '../settings/index.ts';
import { findManaged } from '../users/index.ts';
import { broughtBack, lunchesAhead } from './closing.repo.ts';

/** Rolls the transaction back and carries its findings out of it. */
class TakenBack extends Error {
  readonly closing: Closing;

  constructor(closing: Closing) {
    super('the preview was taken back');
    this.closing = closing;
  }
}

/** Returns the effects of closing one's own account. */
export const previewOwnClosing = (db: Db, actor: Actor): Promise<Closing> =>
  preview(db, actor, actor.userId, 'parent');

/** Returns the effects of deleting an account, to those who may delete it. */
export async function previewClosing(
  db: Db,
  actor: Actor,
  userId: number,
): Promise<Closing | Refusal> {
  const person = await findManaged(db, actor, userId);
  return isRefusal(person) ? person : preview(db, actor, userId, 'staff');
}

/**
 * Cancels as the closing does, reads the result and rolls it back: the sums are those of the act
 * itself, whatever they come from.
 */
async function preview(
  db: Db,
  actor: Actor,
  userId: number,
  reason: 'parent' | 'staff',
): Promise<Closing> {
  try {
    await db.tx(async (tx) => {
      throw new TakenBack(await closingOf(tx, actor, userId, reason));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.closing;
    throw error;
  }
  throw new Error('a preview was not taken back');
}

async function closingOf(
  tx: Tx,
  { userId: actorId, impersonatorId, origin }: Actor,
  userId: number,
  reason: 'parent' | 'staff',
): Promise<Closing> {
  const lunches = await lunchesAhead(tx, userId);
  const by = { actorId, impersonatorId, origin };
  const gone = await cancelOrdersAhead(tx, { ...by, userId, reason, because: 'account_deleted' });
  const ids = new Set(gone.map(({ id }) => id));
  const funds = await readFunds(tx, userId);
  const { eraseAfterDays } = await retentionRules(tx);
  return {
    cancelled: lunches.filter((lunch) => ids.has(lunch.order_id)),
    kept: lunches.filter((lunch) => !ids.has(lunch.order_id)),
    comes_back: await broughtBack(tx, [...ids]),
    stays: {
      credit: funds.credit + funds.promoCredit,
      yay_bucks: funds.yayBucks + funds.yayBonus,
      owed: funds.owed,
    },
    erase_after_days: eraseAfterDays,
  };
}
