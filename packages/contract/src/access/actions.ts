export const actions = ['access.granted', 'access.revoked'] as const;
