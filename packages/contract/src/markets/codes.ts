export const requestCodes = ['market_has_schools'] as const;

export const fieldCodes = ['unknown_market'] as const;
