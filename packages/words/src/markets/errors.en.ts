import type { fieldCodes, requestCodes } from '@yay/contract/markets/codes';

export const words = {
  request: {
    market_has_schools: 'This market has active schools. Move or archive them first.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_market: 'We can’t find this market.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
