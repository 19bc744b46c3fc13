import { mondayOf, type PlainDate } from '@yay/domain/calendar';
import { type Instant, instant } from '@yay/domain/time';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { announceDebtor, isPastGrace } from '../dunning/index.ts';
import { readFunds } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import { type DueDay, lockDaysShared, lockWeeks } from '../market-days/index.ts';
import { lockOrdersToCancel } from './cancel-orders.repo.ts';
import { cancelOrders } from './cancel-orders.ts';

export interface UnpaidParts {
  readonly db: Db;
  readonly log: Log;
  readonly letters: Letters;
}

/**
 * Cancels the orders of a day that is about to lock, of families whose grace is over. One family at a
 * time, so that a failure for one keeps neither the others nor the kitchen waiting. Answers the number
 * of cancelled orders.
 */
export async function cancelUnpaid(parts: UnpaidParts, day: DueDay): Promise<number> {
  let cancelled = 0;
  for (const { user_id: userId } of await familiesPastGrace(parts.db, day)) {
    try {
      cancelled += await parts.db.tx((tx) => cancelOf(tx, parts.letters, userId, day));
    } catch (error) {
      parts.log.error({ err: error, family: userId }, 'unpaid lunches could not be cancelled');
    }
  }
  return cancelled;
}

async function cancelOf(tx: Tx, letters: Letters, userId: number, day: DueDay): Promise<number> {
  await lockWeeks(tx, userId, [mondayOf(day.date)]);
  await lockDaysShared(tx, [{ marketId: day.market_id, date: day.date }]);
  const lockAt = await dueLock(tx, day);
  if (lockAt === null) return 0;
  const lunches = await placedOn(tx, userId, day);
  // The debt decides, under the lock of the funds, and orders are locked before funds.
  await lockOrdersToCancel(
    tx,
    lunches.map(({ id }) => id),
  );
  if (!(await isPastGrace(tx, userId, lockAt))) return 0;
  const done = await cancelOrders(tx, {
    userId,
    orders: lunches.map(({ id }) => ({ id, because: 'unpaid' })),
    reason: 'unpaid',
    actorId: null,
    impersonatorId: null,
    origin: null,
  });
  const [family] = lunches;
  if (done.length === 0 || family === undefined) return 0;
  await announceDebtor(tx, userId);
  await publish(tx, `private-user.${userId}`, 'orders.changed', {});
  const { email, locale, first, is_open } = family;
  if (is_open) {
    const gone = new Set(done.map(({ id }) => id));
    await letters.post(
      tx,
      'unpaid_cancelled',
      { userId, email, locale },
      {
        first,
        owedCents: (await readFunds(tx, userId)).owed,
        lunches: lunches
          .filter(({ id }) => gone.has(id))
          .map(({ luncher, item, cents }) => ({ date: day.date, luncher, item, cents })),
      },
    );
  }
  return done.length;
}

const familiesPastGrace = (source: Queryable, day: DueDay): Promise<{ user_id: number }[]> =>
  source.query(
    'orders.families_past_grace',
    `select distinct c.user_id from market_days md
     join dunning_cases c on c.closed_at is null and c.grace_ends_at <= md.lock_at
     join lunches o on o.user_id = c.user_id and o.date = md.date and o.status = 'placed'
       and o.market_id = md.market_id
     where md.market_id = $1 and md.date = $2::date and md.locked_at is null
       and md.lock_at <= (select app_now())
     order by c.user_id`,
    [day.market_id, day.date],
  );

/** Returns when a day had to lock; null when it is locked, or not due. Read under the day's lock. */
async function dueLock(tx: Tx, day: DueDay): Promise<Instant | null> {
  const [row] = await tx.query<{ lock_at: number }>(
    'orders.due_lock',
    `select lock_at from market_days
     where market_id = $1 and date = $2::date and locked_at is null and lock_at <= (select app_now())`,
    [day.market_id, day.date],
  );
  return row ? instant(row.lock_at) : null;
}

interface PlacedLunch {
  readonly id: number;
  readonly date: PlainDate;
  readonly luncher: string;
  readonly item: string;
  readonly cents: number;
  readonly email: string;
  readonly locale: 'en' | 'es';
  readonly first: string;
  /** The account is neither deleted nor suspended by the team. */
  readonly is_open: boolean;
}

const placedOn = (tx: Tx, userId: number, day: DueDay): Promise<PlacedLunch[]> =>
  tx.query<PlacedLunch>(
    'orders.placed_on',
    `select o.id, o.date, o.luncher_first as luncher, o.total_cents as cents,
       said_in(u.locale, o.item_name, o.item_name_es) as item,
       u.email, u.locale, u.first,
       u.deleted_at is null and u.suspension_reason is distinct from 'admin' as is_open
     from lunches o
     join users u on u.id = o.user_id
     where o.user_id = $1 and o.market_id = $2 and o.date = $3::date and o.status = 'placed'
     order by o.luncher_id, o.id`,
    [userId, day.market_id, day.date],
  );
