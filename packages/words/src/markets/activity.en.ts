import type { actions } from '@yay/contract/markets/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    market: {
      created: 'Opened a market',
      updated: 'Changed a market',
      archived: 'Archived a market',
      restored: 'Restored a market',
    },
    macro_market: { created: 'Created a macro-market', renamed: 'Renamed a macro-market' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    market: 'Market',
    macro_market: 'Macro-market',
  },
  fields: {
    abbreviation: 'Abbreviation',
    timezone: 'Time zone',
    macro_market: 'Macro-market',
  },
};
