import type { MarketRecord } from '@yay/contract/markets/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { presentMarket } from './markets.present.ts';
import { findMarket } from './markets.repo.ts';

export async function getMarket(source: Queryable, id: number): Promise<MarketRecord | Refusal> {
  const row = await findMarket(source, id);
  return row === undefined ? refuse(404, 'not_found') : presentMarket(row);
}
