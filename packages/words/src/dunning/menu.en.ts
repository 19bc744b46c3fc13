/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    dunning: 'Dunning',
  },
  purposes: {
    dunning: 'Families of which a card did not pay what they owe.',
  },
};
