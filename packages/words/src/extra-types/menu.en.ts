/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    extraTypes: 'Extra types',
  },
  purposes: {
    extraTypes: 'Kinds of extras that go with a meal.',
  },
};
