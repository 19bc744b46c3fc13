/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    markets: 'Markets',
  },
  purposes: {
    markets: 'Regions with their time zone and prices.',
  },
};
