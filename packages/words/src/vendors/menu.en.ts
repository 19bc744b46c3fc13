/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    vendors: 'Vendors',
  },
  purposes: {
    vendors: 'Kitchens, and who may enter their portal.',
  },
};
