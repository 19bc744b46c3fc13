/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    blackouts: 'Blackouts',
  },
  purposes: {
    blackouts: 'Days without lunch, by school and grade.',
  },
};
