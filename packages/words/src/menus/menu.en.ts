/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    menus: 'Menus',
  },
  purposes: {
    menus: 'Which items are offered where, week by week.',
  },
  also: {
    menus: 'offer, weekly food',
  },
  deeds: {
    newMenu: { name: 'New menu', also: 'add a menu, create a menu, build a menu' },
    replaceItem: {
      name: 'Replace an item on a menu',
      also: 'substitute, swap, out of stock, sold out',
    },
  },
};
