import type { Db, Tx } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import type { Payments } from '../payments/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { clearIfPaid } from './clear-if-paid.ts';
import {
  familiesPaid,
  familiesToTry,
  familiesToWarn,
  findOpenCase,
  lockDebtor,
  markTrying,
  takeRecovered,
} from './dunning.repo.ts';
import { dunningRules } from './dunning-rules.ts';
import { LEAST_OWED } from './least-owed.ts';
import { warnFamily } from './warn-family.ts';

export interface SweepParts {
  readonly db: Db;
  readonly log: Log;
  readonly letters: Letters;
  readonly events: UserEvents;
  readonly payments: Pick<Payments, 'requestDebtCharge'>;
}

export interface Swept {
  readonly tried: number;
  readonly warned: number;
  readonly cleared: number;
}

/** Cards that are asked at the provider's pace in about a minute. */
const MOST_TRIES = 1_500;
const MOST_TOLD = 500;

/**
 * Does the work that is due by now, however long nothing ran. Several processes may do it at the
 * same time: each family is looked at again once it is held.
 */
export async function sweepDebts(parts: SweepParts, signal?: AbortSignal): Promise<Swept> {
  const { db } = parts;
  // Nobody is tried or warned who has paid.
  const cleared = await each(parts, await familiesPaid(db, LEAST_OWED), signal, clearIfPaid);
  const tried = await each(parts, await familiesToTry(db, MOST_TRIES), signal, (tx, userId) =>
    tryAgain(tx, parts, userId),
  );
  const rules = await dunningRules(db);
  const earliest = Math.max(0, ...rules.warnDaysBefore);
  const warned = await each(parts, await familiesToWarn(db, earliest), signal, (tx, userId) =>
    warnFamily(tx, parts, userId, rules),
  );
  await tellRecovered(parts);
  return { tried, warned, cleared };
}

/** One family's trouble is not the others'. */
async function each(
  { db, log }: SweepParts,
  families: readonly { readonly user_id: number }[],
  signal: AbortSignal | undefined,
  act: (tx: Tx, userId: number) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const { user_id: userId } of families) {
    if (signal?.aborted) break;
    try {
      if (await db.tx((tx) => act(tx, userId))) done += 1;
    } catch (error) {
      log.error({ err: error, family: userId }, 'a debt could not be looked after');
    }
  }
  return done;
}

async function tryAgain(tx: Tx, { payments }: SweepParts, userId: number): Promise<boolean> {
  const { owed } = await lockFunds(tx, userId);
  const open = await findOpenCase(tx, userId);
  const now = (await lockDebtor(tx, userId))?.now;
  if (open === undefined || now === undefined || owed < LEAST_OWED) return false;
  if (open.suspended_at !== null || (open.next_try_at !== null && open.next_try_at > now)) {
    return false;
  }
  // One that is under way is this try as well; what becomes of it counts.
  await markTrying(tx, open.id);
  return (await payments.requestDebtCharge(tx, userId)) !== null;
}

/** Tells recovered families in one statement with its mark, so that each is told once. */
async function tellRecovered({ db, events }: SweepParts): Promise<void> {
  await db.tx(async (tx) => {
    for (const { user_id: userId } of await takeRecovered(tx, MOST_TOLD)) {
      await events.post(tx, { userId, name: 'payment_recovered' });
    }
  });
}
