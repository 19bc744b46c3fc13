/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    itemFlags: 'Item flags',
  },
  purposes: {
    itemFlags: 'Items in use that need a look.',
  },
  also: {
    itemFlags: 'reports, complaints, wrong item',
  },
};
