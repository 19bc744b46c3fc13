export const words = {
  order_confirmation: {
    subject: 'Your lunches for the week of {week}',
    subject_empty: 'No lunches are ordered for the week of {week}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {# lunch is} other {# lunches are}} ordered for the week of {week}.',
    intro_empty: 'The week of {week} is cleared: nothing is ordered.',
    options: 'With {options}',
    extras: 'Plus {extras}',
    late_fee: 'Includes a late fee of {amount}',
    meals_total: 'Meals',
    late_fee_total: 'Late fees',
    discount_total: 'Discount',
    discount_code_total: 'Discount {code}',
    grand_total: 'Total',
    refused_title: 'What we could not do',
    refused_intro: 'These days stayed as they were:',
    button: 'See the week',
  },
} as const;
