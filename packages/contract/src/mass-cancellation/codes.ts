export const requestCodes = ['orders_at_risk'] as const;
