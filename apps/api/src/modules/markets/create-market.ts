import type { MarketBody, MarketRecord } from '@yay/contract/markets/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { planMarketDays } from '../market-days/index.ts';
import { announceMarket } from './announce-market.ts';
import { presentMarket, recordedMarket } from './markets.present.ts';
import { findMarket, insertMarket, keepMacroMarket } from './markets.repo.ts';
import { orTaken } from './taken-name.ts';

/** Opens a market. Its coming days have their cut-offs from the start. */
export const createMarket = (
  db: Db,
  actor: Actor,
  body: MarketBody,
): Promise<MarketRecord | Refusal> => orTaken(() => db.tx((tx) => createIn(tx, actor, body)));

async function createIn(tx: Tx, actor: Actor, body: MarketBody): Promise<MarketRecord | Refusal> {
  if (!(await keepMacroMarket(tx, body.macro_market_id))) {
    return refuse(422, 'invalid', { macro_market_id: ['unknown_market'] });
  }
  const id = await insertMarket(tx, body);
  await planMarketDays(tx);
  const created = await findMarket(tx, id);
  if (created === undefined) throw new Error('the new market is not there');
  await record(tx, actor, {
    action: 'market.created',
    subject: { type: 'market', id, label: created.name },
    after: recordedMarket(created),
  });
  await announceMarket(tx, actor, id);
  return presentMarket(created);
}
