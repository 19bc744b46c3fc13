/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    extraTypes: 'Extra types',
  },
  purposes: {
    extraTypes: 'Kinds of extras that go with a meal.',
  },
  also: {
    extraTypes: 'sides, drinks, add-ons',
  },
};
