/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    discounts: 'Discounts',
  },
  purposes: {
    discounts: 'Promo codes: what they take off, for whom and until when.',
  },
};
