/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    massPriceUpdates: 'Mass Price Updates',
  },
  purposes: {
    massPriceUpdates: 'New prices for many items at once.',
  },
};
