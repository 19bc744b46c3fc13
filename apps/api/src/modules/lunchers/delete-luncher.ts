import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import type { LuncherInPlace } from '../../facts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { scopeOf } from './family-scope.ts';
import { recordLuncher } from './luncher-deed.ts';
import { luncherById, markDeleted } from './lunchers.repo.ts';
import { recheckOrders } from './recheck-orders.ts';

interface DeleteParts {
  readonly db: Db;
  readonly letters: Letters;
}

/**
 * Removes a luncher from the family, and with her the lunches that the kitchen has not counted yet.
 */
export const deleteLuncher = (
  parts: DeleteParts,
  actor: Actor,
  id: number,
): Promise<AffectedOrder[] | Refusal> =>
  parts.db.tx(async (tx) => {
    const removed = await removeLuncher(tx, parts.letters, actor, id);
    return isRefusal(removed) ? removed : removed.affected;
  });

/** Removes a luncher in a transaction of the caller, and returns the luncher as she was. */
export async function removeLuncher(
  tx: Tx,
  letters: Letters,
  actor: Actor,
  id: number,
): Promise<{ luncher: LuncherInPlace; affected: AffectedOrder[] } | Refusal> {
  const scope = scopeOf(actor);
  const unlockedLuncher = await luncherById(tx, id, scope);
  if (unlockedLuncher === undefined) return refuse(404, 'not_found');
  await lockWeeksAhead(tx, unlockedLuncher.user_id);
  const luncher = await luncherById(tx, id, scope);
  if (luncher === undefined) return refuse(404, 'not_found');
  const affected = await recheckOrders(tx, letters, actor, luncher, { kind: 'deleted' });
  await markDeleted(tx, id, luncher.user_id);
  await recordLuncher(tx, actor, 'luncher.removed', luncher, null);
  return { luncher, affected };
}
