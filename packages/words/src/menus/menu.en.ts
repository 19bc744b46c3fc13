/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    menus: 'Menus',
  },
  purposes: {
    menus: 'Which items are offered where, week by week.',
  },
};
