export const words = {
  payment_receipt: {
    subject: 'Your receipt: {amount}',
    hello: 'Hi {first},',
    intro: 'Thank you! Your payment went through. This is what it was for.',
    intro_funds: 'Your funds paid this, and your card was not asked.',
    week: 'Week of {monday}',
    lunches: '{count, plural, one {# lunch} other {# lunches}}',
    late_fees: 'Late fees',
    discount: 'Discount',
    credit: 'From account credit',
    from_yay_bucks: 'From yay bucks',
    yay_bucks: 'Yay bucks',
    bonus: 'On top, from us',
    by_card: 'Paid with {brand} ending in {last4}',
    by_funds: 'Asked of your card',
    button: 'See every cent',
  },
} as const;
