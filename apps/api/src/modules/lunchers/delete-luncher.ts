import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Letters } from '../letters/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { scopeOf } from './family-scope.ts';
import { recordLuncher } from './luncher-deed.ts';
import { luncherById, markDeleted } from './lunchers.repo.ts';
import { recheckOrders } from './recheck-orders.ts';

/** Removes a luncher from the family, and with her whatever the kitchen has not counted yet. */
export async function deleteLuncher(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
): Promise<AffectedOrder[] | Refusal> {
  const scope = scopeOf(actor);
  return parts.db.tx(async (tx) => {
    const found = await luncherById(tx, id, scope);
    if (found === undefined) return refuse(404, 'not_found');
    await lockWeeksAhead(tx, found.user_id);
    const luncher = await luncherById(tx, id, scope);
    if (luncher === undefined) return refuse(404, 'not_found');
    const affected = await recheckOrders(tx, parts.letters, actor, luncher, { kind: 'deleted' });
    await markDeleted(tx, id, luncher.user_id);
    await recordLuncher(tx, actor, 'luncher.removed', luncher, null);
    return affected;
  });
}
