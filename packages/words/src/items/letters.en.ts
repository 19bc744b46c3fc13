export const words = {
  lunch_not_safe: {
    subject:
      '{count, plural, one {A lunch is not safe for {luncher}} other {# lunches are not safe for your children}}',
    hello: 'Hi {first},',
    intro:
      'What we know about a meal has changed, so we checked every lunch ordered. {count, plural, one {This one is} other {These are}} no longer safe.',
    kept_title:
      '{count, plural, one {The kitchen already has this lunch} other {The kitchen already has these lunches}}',
    kept_intro:
      '{count, plural, one {It can no longer be canceled.} other {They can no longer be canceled.}} Please speak to the school, and to your child, so that it is not eaten. We have told our team.',
    cancelled_title:
      '{count, plural, one {We canceled this lunch} other {We canceled these lunches}}',
    title: '{luncher}, {day}',
    contains: '{part}: {what}{kind, select, diet {.} other {, which {luncher} can’t have.}}',
    unverified:
      '{part}: {what}. It has not been verified, so it is not considered safe for {luncher}.',
    choose_again: 'You can order again for days that are still open.',
    button: 'See the calendar',
  },
} as const;
