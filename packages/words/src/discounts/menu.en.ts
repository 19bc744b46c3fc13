/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    discounts: 'Discounts',
  },
  purposes: {
    discounts: 'Promo codes: what they take off, for whom and until when.',
  },
  also: {
    discounts: 'promo codes, coupons, promotions',
  },
  deeds: {
    newDiscount: { name: 'New discount', also: 'add a promo code, create a coupon, promotion' },
  },
};
