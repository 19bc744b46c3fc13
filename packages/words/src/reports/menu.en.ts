/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    revenue: 'Revenue',
  },
  purposes: {
    revenue: 'What families were charged, and what the kitchens get.',
  },
  also: {
    revenue: 'sales, income, money, report',
  },
};
