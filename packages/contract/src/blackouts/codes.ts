export const fieldCodes = ['closed_already', 'left_to_the_team'] as const;
