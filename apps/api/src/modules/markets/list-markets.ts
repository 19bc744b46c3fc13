import type { MarketRecord } from '@yay/contract/markets/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { presentMarket } from './markets.present.ts';
import { openMarkets } from './markets.repo.ts';

export async function listMarkets(source: Queryable): Promise<MarketRecord[]> {
  return (await openMarkets(source)).map(presentMarket);
}
