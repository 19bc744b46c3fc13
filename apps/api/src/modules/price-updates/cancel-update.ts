import type { PriceUpdate } from '@yay/contract/price-updates/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceUpdates } from './announce-updates.ts';
import { readUpdate } from './present-update.ts';
import { lockUpdate, markState } from './updates.repo.ts';

export function cancelUpdate(db: Db, actor: Actor, id: number): Promise<PriceUpdate | Refusal> {
  return db.tx(async (tx) => {
    const update = await lockUpdate(tx, id);
    if (update === undefined) return refuse(404, 'not_found');
    if (update.state !== 'scheduled') return refuse(409, 'already_decided');
    await markState(tx, id, 'cancelled');
    await record(tx, actor, {
      action: 'price_update.cancelled',
      subject: { type: 'price_update', id, label: update.name },
    });
    await announceUpdates(tx, [id]);
    return readUpdate(tx, id);
  });
}
