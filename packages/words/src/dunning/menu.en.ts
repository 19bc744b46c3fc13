/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    dunning: 'Dunning',
  },
  purposes: {
    dunning: 'Families whose card did not pay what they owe.',
  },
  also: {
    dunning: 'failed cards, declined payments, unpaid, overdue, debts',
  },
};
