/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    reviews: 'Reviews',
  },
  purposes: {
    reviews: 'What families say about their lunches.',
  },
};
