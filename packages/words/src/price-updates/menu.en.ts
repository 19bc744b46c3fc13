/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    massPriceUpdates: 'Mass Price Updates',
  },
  purposes: {
    massPriceUpdates: 'New prices for many items at once.',
  },
  also: {
    massPriceUpdates: 'price changes, raise prices, CSV',
  },
  deeds: {
    changePrices: {
      name: 'Change many prices',
      also: 'raise prices, new prices, mass price updates',
    },
  },
};
