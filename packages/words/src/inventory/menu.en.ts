/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: { inventoryAssignments: 'Inventory', inventoryCounts: 'Inventory counts' },
  purposes: {
    inventoryAssignments: 'What schools and warehouses keep, par levels and what is low.',
    inventoryCounts: 'What was counted anywhere, with differences to review.',
  },
  also: {
    inventoryAssignments: 'stock, par, fridge, shelf, warehouse, reorder',
    inventoryCounts: 'stock take, variance, difference, review',
  },
  deeds: {
    countShelf: {
      name: 'Count a shelf',
      also: 'count inventory, take stock, stock take, count a fridge, count a cart',
    },
    reviewCount: {
      name: 'Review a count',
      also: 'check differences, approve a count, settle two counts, variance',
    },
  },
};
