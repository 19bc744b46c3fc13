import type { MarketRecord } from '@yay/contract/markets/calls';
import type { TimeZone } from '@yay/contract/markets/values';
import type { FieldErrors } from '../../../lib/http/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import type { MarketInput } from '../api/save-market.ts';

/** The settings of a market, as they are typed. */
export type MarketValues = {
  readonly name: string;
  readonly abbreviation: string;
  readonly timezone: string;
  /** Empty for none. */
  readonly macro_market_id: string;
};

export const NEW_MARKET: MarketValues = {
  name: '',
  abbreviation: '',
  timezone: OFFICE,
  macro_market_id: '',
};

export const valuesOf = (market: MarketRecord): MarketValues => ({
  name: market.name,
  abbreviation: market.abbreviation,
  timezone: market.timezone,
  macro_market_id: String(market.macro_market?.id ?? ''),
});

/** Returns the input to send, or the missing values. */
export function inputOf(values: MarketValues): { input: MarketInput } | { errors: FieldErrors } {
  const missing = (['name', 'abbreviation'] as const).filter((field) => !values[field].trim());
  if (missing.length > 0) {
    return { errors: Object.fromEntries(missing.map((field) => [field, ['required']])) };
  }
  return {
    input: {
      name: values.name,
      abbreviation: values.abbreviation,
      timezone: values.timezone as TimeZone,
      macro_market_id: values.macro_market_id === '' ? null : Number(values.macro_market_id),
    },
  };
}
