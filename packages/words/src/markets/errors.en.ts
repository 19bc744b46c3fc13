import type { fieldCodes, requestCodes } from '@yay/contract/markets/codes';

export const words = {
  request: {
    market_has_schools: 'Schools are active in this market. Move or archive them first.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_market: 'We do not know this market.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
