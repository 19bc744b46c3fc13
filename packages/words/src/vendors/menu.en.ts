/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    vendors: 'Vendors',
  },
  purposes: {
    vendors: 'Kitchens, and who can use their portal.',
  },
  also: {
    vendors: 'kitchens, restaurants, partners',
  },
  deeds: {
    newVendor: { name: 'New vendor', also: 'add a vendor, create a kitchen, restaurant' },
  },
};
