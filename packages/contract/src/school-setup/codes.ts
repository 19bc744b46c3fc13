export const fieldCodes = ['needs_email', 'names_children'] as const;
