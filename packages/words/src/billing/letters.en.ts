export const words = {
  payment_receipt: {
    subject: 'Your receipt: {amount}',
    hello: 'Hi {first},',
    intro: 'Thank you! Your payment went through. Here is what it was for.',
    intro_funds: 'This was paid from your funds, so your card was not charged.',
    week: 'Week of {monday}',
    lunches: '{count, plural, one {# lunch} other {# lunches}}',
    late_fees: 'Late fees',
    discount: 'Discount',
    credit: 'From account credit',
    from_yay_bucks: 'From yay bucks',
    yay_bucks: 'Yay bucks',
    bonus: 'Bonus from us',
    by_card: 'Paid with {brand} ending in {last4}',
    by_funds: 'Charged to your card',
    button: 'See the details',
  },
} as const;
