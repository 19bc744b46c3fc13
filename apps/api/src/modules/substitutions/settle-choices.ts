import { mondayOf } from '@yay/domain/calendar';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockDaysShared, lockWeeks } from '../market-days/index.ts';
import { acceptOpen, type ChoiceRow, choicesToSettle, familiesToSettle } from './choices.repo.ts';
import { dealWithChoices } from './deal-with-choices.ts';
import { stillSafe } from './still-safe.ts';
import { type SettledLunch, tellSettled } from './tell-family.ts';

export interface SettleParts {
  readonly db: Db;
  readonly letters: Letters;
  readonly log: Log;
}

type Family = Awaited<ReturnType<typeof familiesToSettle>>[number];

/**
 * Decides the choices that families have left open on days that are about to lock: a replacement
 * that is safe for the child stays, and an unsafe one is cancelled and given back. One family and
 * day at a time, so that a failure of one keeps nobody else waiting; a day that went by undecided
 * is looked at again.
 */
export async function settleChoices(parts: SettleParts): Promise<void> {
  for (const family of await familiesToSettle(parts.db)) {
    try {
      await parts.db.tx((tx) => settleFamily(tx, parts, family));
    } catch (error) {
      const { user_id, date } = family;
      parts.log.error({ err: error, family: user_id, date }, 'a choice could not be settled');
    }
  }
}

async function settleFamily(tx: Tx, { db, letters }: SettleParts, family: Family): Promise<void> {
  const { user_id: userId, date, market_id: marketId } = family;
  await lockWeeks(tx, userId, [mondayOf(date)]);
  await lockDaysShared(tx, [{ marketId, date }]);
  const open = await openedChoices(tx, db, family);
  if (open.length === 0) return;
  const safe = await stillSafe(tx, db, userId, open);
  const kept = open.filter((choice) => safe.has(choice.id));
  const gone = open.filter((choice) => !safe.has(choice.id));
  if (kept.length > 0) {
    await acceptOpen(
      tx,
      kept.map((choice) => choice.id),
      { userId: null, impersonatorId: null },
    );
  }
  // The cancellation closes their choices as well.
  const cancelled = await cancelOrders(tx, {
    userId,
    orders: gone.map((choice) => ({ id: choice.order_id, because: 'not_answered' })),
    reason: 'substitution',
    actorId: null,
    impersonatorId: null,
    origin: null,
  });
  const ids = new Set(cancelled.map(({ id }) => id));
  const credited = gone.filter((choice) => ids.has(choice.order_id));
  const lunches: SettledLunch[] = [
    ...kept.map((choice) => ({ choice, outcome: 'accepted' as const })),
    ...credited.map((choice) => ({ choice, outcome: 'credited' as const })),
  ];
  if (lunches.length === 0) return;
  await tellSettled(tx, letters, userId, lunches);
  for (const { choice, outcome } of lunches) {
    await record(tx, null, {
      action: outcome === 'accepted' ? 'substitution.accepted' : 'substitution.credited',
      subject: { type: 'luncher', id: choice.luncher_id, label: choice.luncher },
      aboutUserId: userId,
      before: { item: choice.from_item },
      after: { item: outcome === 'accepted' ? choice.to_item : null, date: choice.date },
    });
  }
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, `private-user.${userId}`, 'orders.changed', {});
}

/** Returns the open choices of a family and day, after opening those that still wait. */
async function openedChoices(tx: Tx, db: Db, family: Family): Promise<ChoiceRow[]> {
  const undecided = await choicesToSettle(tx, family);
  const waiting = undecided.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return undecided;
  const substitutions = [...new Set(waiting.map((choice) => choice.substitution_id))];
  for (const id of substitutions) {
    // Read again for each substitution, since the one before may have changed the orders.
    const current = await choicesToSettle(tx, family);
    const ofOne = current.filter((one) => one.substitution_id === id && one.state === 'waiting');
    await dealWithChoices(tx, db, family.user_id, ofOne);
  }
  return (await choicesToSettle(tx, family)).filter(({ state }) => state === 'open');
}
