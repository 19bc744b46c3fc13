import type { MarketRecord } from '@yay/contract/markets/calls';
import { toIso } from '@yay/domain/time';
import type { MarketRow } from './markets.repo.ts';

export const presentMarket = (row: MarketRow): MarketRecord => ({
  ...row,
  archived_at: row.archived_at === null ? null : toIso(row.archived_at),
});

/** The fields of a market that the record keeps. */
export const recordedMarket = (row: MarketRow) => ({
  name: row.name,
  abbreviation: row.abbreviation,
  timezone: row.timezone,
  macro_market: row.macro_market?.name ?? null,
});
