export const actions = ['blackout.laid', 'blackout.lifted'] as const;
