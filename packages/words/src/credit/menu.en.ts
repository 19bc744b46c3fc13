/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    creditUpload: 'Credit Upload',
    approvals: 'Approvals',
  },
  purposes: {
    creditUpload: 'Account credit for many families at once.',
    approvals: 'Credit and refunds that need a second person.',
  },
  also: {
    creditUpload: 'bulk credit, CSV, many families',
    approvals: 'approve, second person, waiting credit, pending refunds',
  },
  deeds: {
    issueCredit: {
      name: 'Issue credit',
      also: 'give credit, goodwill, apology, compensate, account balance',
    },
    refundPayment: { name: 'Refund a payment', also: 'money back, return, chargeback, card' },
    creditMany: { name: 'Issue credit to many families', also: 'bulk credit, credit upload, CSV' },
  },
};
