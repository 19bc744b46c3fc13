/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    users: 'Users',
  },
  purposes: {
    users: 'Families and everybody else with an account: find, help, act for them.',
  },
};
