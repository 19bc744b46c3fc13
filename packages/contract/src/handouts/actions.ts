export const actions = ['hand_out.credited'] as const;
