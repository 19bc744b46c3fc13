export const actions = ['kiosk.paired', 'kiosk.revoked'] as const;
