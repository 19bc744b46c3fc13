export const actions = ['reconciliation.started', 'reconciliation.differs'] as const;
