import { whyNotSafe } from '@yay/domain/allergy';
import { partsIn } from '../../facts/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import type { Letters } from '../letters/index.ts';
import { finishFamily } from './family.repo.ts';
import { platesOfRun } from './not-safe.repo.ts';
import type { RunRow } from './runs.repo.ts';

/**
 * Cancels lunches that a family's children must not eat, by present knowledge of meals and
 * children, and tells her in one letter; of lunches that the kitchen has, it only tells her. A
 * lunch that she changed meanwhile, or that turned out to be safe, stays. The caller holds her
 * weeks and the days. True when something was cancelled.
 */
export async function cancelUnsafe(
  tx: Tx,
  letters: Letters,
  run: RunRow,
  userId: number,
): Promise<boolean> {
  const unsafePlates = (await platesOfRun(tx, run, userId)).flatMap((plate) => {
    const why = whyNotSafe(plate, partsIn(plate.locale, plate.parts));
    return why ? [{ plate, why }] : [];
  });
  const cancelled = await cancelOrders(tx, {
    userId,
    orders: unsafePlates.flatMap(({ plate, why }) =>
      plate.is_open
        ? [{ id: plate.id, because: why.found === 'contains' ? 'allergy' : 'allergy_unverified' }]
        : [],
    ),
    reason: run.reason,
    actorId: run.actor_id,
    impersonatorId: run.impersonator_id,
    origin: null,
  });
  if (unsafePlates.length === 0) return false;
  const gone = new Set(cancelled.map(({ id }) => id));
  const family = await finishFamily(tx, run, userId, [...gone]);
  if (family.is_open) {
    await letters.post(
      tx,
      'lunch_not_safe',
      { userId, email: family.email, locale: family.locale },
      {
        first: family.first,
        lunches: unsafePlates.map(({ plate, why }) => ({
          date: plate.date,
          luncher: plate.luncher,
          item: plate.meal,
          part: why.part.name,
          property: why.property,
          found: why.found,
          cents: plate.cents,
          cancelled: gone.has(plate.id),
        })),
        creditCents: family.credit,
        yayBucksCents: family.yay_bucks,
        debtCents: family.debt,
        someNotCharged: family.charged < gone.size,
      },
    );
  }
  return gone.size > 0;
}
