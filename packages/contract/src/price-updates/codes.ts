export const fieldCodes = ['too_far_ahead', 'bad_rows'] as const;
