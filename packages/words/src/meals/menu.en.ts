/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    meals: 'Meals',
  },
  purposes: {
    meals: 'What is ordered, by day and school.',
  },
};
