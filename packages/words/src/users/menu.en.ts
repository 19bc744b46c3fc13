/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    users: 'Users',
  },
  purposes: {
    users: 'Families and everyone else with an account: find them, help them, act for them.',
  },
  also: {
    users: 'families, parents, accounts, customers, people',
  },
  deeds: {
    newUser: { name: 'New user', also: 'add a family, create an account, invite, new staff' },
    addMeal: {
      name: 'Add a meal for a child',
      also: 'order for a family, meal selection, place an order',
    },
    impersonate: {
      name: 'Impersonate a user',
      also: 'log in as, sign in as, act for a family, switch account',
    },
    resetPassword: {
      name: 'Send a password reset',
      also: 'forgot password, locked out, new password',
    },
    suspendUser: { name: 'Suspend a user', also: 'block, lock an account, unsuspend' },
  },
};
