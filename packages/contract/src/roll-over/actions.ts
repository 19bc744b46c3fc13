export const actions = ['roll_over.started', 'roll_over.undone'] as const;
