import type { MarketRecord } from '@yay/contract/markets/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMarket } from './announce-market.ts';
import { presentMarket } from './markets.present.ts';
import { findMarket, lockMarket, markArchived } from './markets.repo.ts';

/** Takes a market out of use that has no active school, or puts one into use again. */
export function archiveMarket(
  db: Db,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<MarketRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockMarket(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if ((before.archived_at !== null) === archived) return presentMarket(before);
    if (archived && before.schools > 0) return refuse(409, 'market_has_schools');
    await markArchived(tx, id, archived);
    await record(tx, actor, {
      action: archived ? 'market.archived' : 'market.restored',
      subject: { type: 'market', id, label: before.name },
    });
    await announceMarket(tx, actor, id);
    return presentMarket((await findMarket(tx, id)) ?? before);
  });
}
