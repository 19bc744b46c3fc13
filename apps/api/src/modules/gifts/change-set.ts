import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { lockCodesOfSet, revokeUnredeemed } from './codes.repo.ts';
import { presentSet } from './list-sets.ts';
import { listedSet } from './listed-sets.repo.ts';
import { archiveSet, lockSet, withdrawSet } from './sets.repo.ts';

/** Puts a set away or brings it back. Its codes go on counting either way. */
export function putAway(
  db: Db,
  actor: Actor,
  publicId: string,
  archived: boolean,
): Promise<CreditCodeSet | Refusal> {
  return db.tx(async (tx) => {
    const set = await lockSet(tx, publicId);
    if (set === undefined) return refuse(404, 'not_found');
    if (await archiveSet(tx, set.id, archived)) {
      await record(tx, actor, {
        action: archived ? 'credit_code_set.archived' : 'credit_code_set.restored',
        subject: { type: 'credit_code_set', id: set.id, label: set.name },
      });
      await publishList(tx, 'private-list.credit_code_sets', [set.id], actor);
    }
    return presentSet(await listedSet(tx, publicId));
  });
}

/** Makes what nobody has redeemed of a promotion worthless. What was paid for is refunded instead. */
export function revokeSet(
  db: Db,
  actor: Actor,
  publicId: string,
): Promise<{ readonly data: CreditCodeSet; readonly revoked: number } | Refusal> {
  return db.tx(async (tx) => {
    const set = await lockSet(tx, publicId);
    if (set === undefined) return refuse(404, 'not_found');
    if (set.kind !== 'promotion') return refuse(409, 'refund_instead');
    await lockCodesOfSet(tx, set.id);
    const revoked = await revokeUnredeemed(tx, set.id);
    if (revoked > 0) {
      // Nobody is asked any more about codes that can't count.
      if (set.issued_at === null) await withdrawSet(tx, set.id);
      await record(tx, actor, {
        action: 'credit_code_set.revoked',
        subject: { type: 'credit_code_set', id: set.id, label: set.name },
        after: { quantity: revoked },
      });
      await publishList(tx, 'private-list.credit_code_sets', [set.id], actor);
    }
    return { data: presentSet(await listedSet(tx, publicId)), revoked };
  });
}
