import type { BlackoutBody } from '@yay/contract/blackouts/calls';
import { closerScopeOf } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceBlackouts } from './announce.ts';
import { askedOnce, requestOf, type Started } from './asked-before.ts';
import { type BatchRequest, insertBatch } from './batches.repo.ts';
import { carryOutBatch } from './blackouts.kinds.ts';
import { carryOut } from './carry-out.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { checkPlan, lunchDays } from './check-plan.ts';
import { schoolsByMarket } from './places.repo.ts';
import type { Scope } from './scope.ts';

/** More is given to the workers, so that nobody waits for an answer. */
const MOST_SCHOOLS_AT_ONCE = 10;
const MOST_STEPS_AT_ONCE = 20;

/**
 * Closes days: at once where that is little, and else by a job. The orders there are cancelled by
 * jobs.
 */
export async function createBlackout(
  parts: CarryOutParts,
  actor: Actor,
  body: BlackoutBody,
  key: string,
): Promise<Started | Refusal> {
  const request = requestOf(key, ['close', body]);
  const written = await parts.db.tx((tx) => startClosing(tx, parts, actor, body, request));
  return carryOutSoon(parts, written);
}

/** Writes a batch down; the caller carries it out after the commit, or a worker does. */
export const startClosing = (
  tx: Tx,
  parts: Pick<CarryOutParts, 'jobs'>,
  actor: Actor,
  body: BlackoutBody,
  request: BatchRequest,
  /** Lunchers of one grade that it closes the days for, in place of the whole grade. */
  lunchers: Scope['lunchers'] = null,
): Promise<Started | Refusal> =>
  askedOnce(tx, actor.userId, request, async () => {
    const { name, name_es: nameEs, ...plan } = body;
    const scope = await checkPlan(tx, plan, closerScopeOf(actor), lunchers);
    if (isRefusal(scope)) return scope;
    const markets = await schoolsByMarket(tx, scope);
    const schools = markets.reduce((sum, market) => sum + market.schools, 0);
    const batchId = await insertBatch(tx, {
      kind: 'creation',
      name,
      nameEs,
      reason: plan.reason,
      startsOn: plan.starts_on,
      endsOn: plan.ends_on,
      scope,
      blackoutIds: [],
      schools,
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId,
      request,
    });
    if (batchId === null) return refuse(409, 'key_reused');
    await record(tx, actor, {
      action: 'blackout.laid',
      subject: { type: 'blackout_batch', id: batchId, label: name },
      after: { reason: plan.reason, starts_on: plan.starts_on, ends_on: plan.ends_on, schools },
    });
    // Put up whatever happens next: a process that dies leaves it to another.
    await parts.jobs.enqueue(tx, carryOutBatch, { batchId });
    await announceBlackouts(tx);
    const steps = markets.length * lunchDays(plan.starts_on, plan.ends_on).length;
    return { batchId, queued: schools > MOST_SCHOOLS_AT_ONCE || steps > MOST_STEPS_AT_ONCE };
  });

/** Carries out a small batch at once, so that the person who asked sees it closed. */
export async function carryOutSoon(
  parts: CarryOutParts,
  started: Started | Refusal,
): Promise<Started | Refusal> {
  if (!isRefusal(started) && !started.queued) await carryOut(parts, started.batchId);
  return started;
}
