import type { MarketBody, MarketRecord } from '@yay/contract/markets/calls';
import { type Db, Overtaken, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { changedParts, record } from '../activity/index.ts';
import {
  countOrdersAhead,
  daysOnOffer,
  lockDaysAlone,
  planMarketDays,
} from '../market-days/index.ts';
import { lockScheduleAlone } from '../menus/index.ts';
import { announceMarket } from './announce-market.ts';
import { presentMarket, recordedMarket } from './markets.present.ts';
import { findMarket, keepMacroMarket, lockMarket, writeMarket } from './markets.repo.ts';
import { orTaken } from './taken-name.ts';

type Input = MarketBody & { readonly version: number };

/**
 * Changes a market. Cut-offs are instants of its time zone, so that one changes only while nothing is
 * ordered that is not served yet; its coming days are then planned anew.
 */
export const updateMarket = (
  db: Db,
  actor: Actor,
  id: number,
  input: Input,
): Promise<MarketRecord | Refusal> => orTaken(() => db.tx((tx) => updateIn(tx, actor, id, input)));

async function updateIn(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, ...body }: Input,
): Promise<MarketRecord | Refusal> {
  // The schedule is locked before the market.
  const seen = await findMarket(tx, id);
  const moves = seen !== undefined && body.timezone !== seen.timezone;
  if (moves) await lockScheduleAlone(tx);
  const before = await lockMarket(tx, id);
  if (before === undefined) return refuse(404, 'not_found');
  if (seen?.version !== before.version) throw new Overtaken('the market changed');
  if (before.archived_at !== null || before.version !== version) {
    const code = before.archived_at === null ? 'version_conflict' : 'archived';
    return refuse(409, code, undefined, { more: { market: presentMarket(before) } });
  }
  if (!(await keepMacroMarket(tx, body.macro_market_id))) {
    return refuse(422, 'invalid', { macro_market_id: ['unknown_market'] });
  }
  if (moves) {
    await lockDaysAlone(tx, await daysOnOffer(tx, { marketId: id }));
    const ahead = await countOrdersAhead(tx, { marketId: id });
    if (ahead.orders > 0) {
      return refuse(422, 'invalid', { timezone: ['ordered_ahead'] }, { more: { ahead } });
    }
  }
  await writeMarket(tx, id, body);
  if (moves) await planMarketDays(tx);
  const after = await findMarket(tx, id);
  if (after === undefined) throw new Error('the changed market is not there');
  const changes = changedParts(recordedMarket(before), recordedMarket(after));
  if (changes) {
    await record(tx, actor, {
      action: 'market.updated',
      subject: { type: 'market', id, label: after.name },
      ...changes,
    });
    await announceMarket(tx, actor, id);
  }
  return presentMarket(after);
}
