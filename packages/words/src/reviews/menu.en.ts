/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    reviews: 'Reviews',
  },
  purposes: {
    reviews: 'What families say about their lunches.',
  },
  also: {
    reviews: 'ratings, likes, comments, feedback',
  },
};
