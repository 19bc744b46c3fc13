/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    markets: 'Markets',
  },
  purposes: {
    markets: 'Regions with their time zone and prices.',
  },
  also: {
    markets: 'regions, cities, time zones',
  },
  deeds: {
    newMarket: { name: 'New market', also: 'add a market, create a region, city' },
  },
};
