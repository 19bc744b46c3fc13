export const actions = ['hand_out.credited', 'hand_out.not_credited'] as const;
