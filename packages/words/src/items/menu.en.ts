/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    items: 'Items',
  },
  purposes: {
    items: 'What kitchens make: names, prices, options, allergens.',
  },
  also: {
    items: 'dishes, food, entrees, extras, allergens, prices',
  },
  deeds: {
    newItem: { name: 'New item', also: 'add an item, create a dish, new entree, new extra' },
  },
};
