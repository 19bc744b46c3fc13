/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    reconciliation: 'Reconciliation',
  },
  purposes: {
    reconciliation: 'Our ledger against the payment provider’s own record.',
  },
};
