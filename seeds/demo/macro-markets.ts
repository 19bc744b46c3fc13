import type { Row } from '../lib/insert-rows.ts';
import { CENTRAL, EASTERN } from '../lib/places.ts';

/** Markets that are looked at together. */
const MACRO_MARKETS = [
  { id: 1, name: 'Atlantic Coast', markets: [EASTERN] },
  { id: 2, name: 'Great Lakes', markets: [CENTRAL] },
];

export const macroMarketRows = (): Row[] => MACRO_MARKETS.map(({ id, name }) => ({ id, name }));

/** Each market in its macro-market. */
export const inMacroMarkets = (markets: readonly Row[]): Row[] =>
  markets.map((row) => ({
    ...row,
    macro_market_id:
      MACRO_MARKETS.find(({ markets: own }) => own.some(({ id }) => id === row.id))?.id ?? null,
  }));
