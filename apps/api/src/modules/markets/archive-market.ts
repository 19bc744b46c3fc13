import type { MarketRecord } from '@yay/contract/markets';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMarket } from './announce-market.ts';
import { presentMarket } from './markets.present.ts';
import { findMarket, holdMarket, markArchived } from './markets.repo.ts';

/** Takes a market out of use that has no active school; done twice it is as if done once. */
export function archiveMarket(db: Db, actor: Actor, id: number): Promise<MarketRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await holdMarket(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if (before.archived_at !== null) return presentMarket(before);
    if (before.schools > 0) return refuse(409, 'market_has_schools');
    await markArchived(tx, id, true);
    await record(tx, actor, {
      action: 'market.archived',
      subject: { type: 'market', id, label: before.name },
    });
    await announceMarket(tx, actor, id);
    return presentMarket((await findMarket(tx, id)) ?? before);
  });
}
