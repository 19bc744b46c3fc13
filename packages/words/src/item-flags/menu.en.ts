/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    itemFlags: 'Item flags',
  },
  purposes: {
    itemFlags: 'What families reported about an item.',
  },
};
