/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    meals: 'Meals',
  },
  purposes: {
    meals: 'What is ordered, by day and school.',
  },
  also: {
    meals: 'orders, lunches',
  },
  deeds: {
    countMeals: { name: 'Count meals', also: 'how many lunches, totals, numbers by school' },
    deleteMeals: { name: 'Delete meals', also: 'cancel lunches, remove orders, mass cancellation' },
  },
};
