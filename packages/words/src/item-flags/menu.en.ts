/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    itemFlags: 'Item flags',
  },
  purposes: {
    itemFlags: 'What families reported about an item.',
  },
  also: {
    itemFlags: 'reports, complaints, wrong item',
  },
};
