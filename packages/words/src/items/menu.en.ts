/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    items: 'Items',
  },
  purposes: {
    items: 'What kitchens make: names, prices, options, allergens.',
  },
};
