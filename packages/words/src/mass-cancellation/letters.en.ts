export const words = {
  lunches_cancelled: {
    subject: '{count, plural, one {A lunch was canceled} other {# lunches were canceled}}: {why}',
    hello: 'Hi {first},',
    intro_closed:
      '{count, plural, one {There is no lunch on this day, so we canceled it} other {There is no lunch on these days, so we canceled these lunches}}.',
    intro: 'We had to cancel {count, plural, one {this lunch} other {these lunches}}.',
    why: 'Why: {because}',
    why_closed: 'Why: {because} ({reason})',
    lunch: '{luncher}: {item}',
    back_title: 'What you get back',
    credit: '{amount} as account credit. It pays for your next lunches.',
    yay_bucks: '{amount} as yay bucks.',
    debt: '{amount} off what you owe.',
    not_charged:
      '{count, plural, one {It was not charged yet, so there is nothing to refund} other {They were not charged yet, so there is nothing to refund}}.',
    some_not_charged: 'Anything not charged yet is not included and won’t be charged.',
    button: 'See the calendar',
  },
} as const;
