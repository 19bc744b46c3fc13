export const requestCodes = ['term_used', 'term_renamed'] as const;

export const fieldCodes = ['unknown_term', 'same_term'] as const;
