export const words = {
  reconciliation_differs: {
    subject: 'Ledger and provider differ: {days}',
    days: '{from} to {to}',
    hello: 'Hi {first},',
    intro:
      'For {days}, our ledger and the payment provider’s record differ by {difference}, in {count, plural, one {# line} other {# lines}}. Each one is on the page.',
    button: 'See the lines',
  },
} as const;
