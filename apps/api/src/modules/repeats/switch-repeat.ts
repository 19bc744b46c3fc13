import type { PlainDate } from '@yay/domain/calendar';
import type { OrderingWindow, RepeatProblem } from '@yay/domain/ordering';
import type { Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import { lockDaysShared } from '../market-days/index.ts';
import { repeatProblems } from './can-repeat.ts';
import { repeatFamilies } from './repeats.kinds.ts';
import { firstOrderedWeek, openDates, sow, uproot, writeWithdrawn } from './repeats.repo.ts';
import { withdrawable } from './withdrawable.ts';

interface Repeater {
  readonly id: number;
  readonly userId: number;
}

/**
 * Lets a luncher's lunches come again as they are in that week, or in the first with some. The
 * caller holds the family's weeks. Returns the reason that stands in the way; then nothing is
 * changed.
 */
export async function startRepeat(
  tx: Tx,
  jobs: Jobs,
  luncher: Repeater,
  monday: PlainDate | undefined,
): Promise<RepeatProblem | null> {
  const seed = monday ?? (await firstOrderedWeek(tx, luncher.id));
  const problem = (await repeatProblems(tx, luncher.userId, seed)).get(luncher.id);
  if (problem !== null) return problem ?? 'nothing_ordered';
  await sow(tx, luncher.id, seed);
  await openDates(tx, luncher.id);
  await jobs.enqueue(tx, repeatFamilies, { userIds: [luncher.userId], announce: true });
  return null;
}

/**
 * Takes back the untouched orders that repeats placed ahead, as far as it can; an order that a
 * person changed stays. The caller holds the family's weeks.
 */
export async function stopRepeat(
  tx: Tx,
  luncher: Repeater,
  by: Pick<Parameters<typeof cancelOrders>[1], 'actorId' | 'impersonatorId' | 'origin'> & {
    readonly reason: 'parent' | 'staff';
    readonly window: OrderingWindow;
  },
): Promise<void> {
  const { window, ...doneBy } = by;
  const { userId } = luncher;
  const own = async () =>
    (await withdrawable(tx, { userId, window })).filter((order) => order.luncher_id === luncher.id);
  const named = await own();
  await lockDaysShared(
    tx,
    named.map(({ market_id: marketId, date }) => ({ marketId, date })),
  );
  // Again, now that no day of them can lock; one that was not held is none of those that go.
  const held = new Set(named.map((order) => order.id));
  const orders = (await own()).filter((order) => held.has(order.id));
  const cancelled = await cancelOrders(tx, {
    ...doneBy,
    userId,
    orders: orders.map(({ id }) => ({ id, because: 'repeat_stopped' })),
  });
  await writeWithdrawn(tx, cancelled);
  await uproot(tx, luncher.id);
}
