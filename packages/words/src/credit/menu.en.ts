/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    creditUpload: 'Credit Upload',
    approvals: 'Approvals',
  },
  purposes: {
    creditUpload: 'Account credit for many families at once.',
    approvals: 'Credit and refunds that need a second person.',
  },
};
