/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    revenue: 'Revenue',
  },
  purposes: {
    revenue: 'What families were charged, and what the kitchens get of it.',
  },
};
