/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    reconciliation: 'Reconciliation',
  },
  purposes: {
    reconciliation: 'Our ledger against the payment provider’s own record.',
  },
  also: {
    reconciliation: 'bank, payouts, differences, ledger, accounting',
  },
};
