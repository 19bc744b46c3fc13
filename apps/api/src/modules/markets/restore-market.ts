import type { MarketRecord } from '@yay/contract/markets';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMarket } from './announce-market.ts';
import { presentMarket } from './markets.present.ts';
import { findMarket, holdMarket, markArchived } from './markets.repo.ts';

/** Puts an archived market into use again. */
export function restoreMarket(db: Db, actor: Actor, id: number): Promise<MarketRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await holdMarket(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if (before.archived_at === null) return presentMarket(before);
    await markArchived(tx, id, false);
    await record(tx, actor, {
      action: 'market.restored',
      subject: { type: 'market', id, label: before.name },
    });
    await announceMarket(tx, actor, id);
    return presentMarket((await findMarket(tx, id)) ?? before);
  });
}
