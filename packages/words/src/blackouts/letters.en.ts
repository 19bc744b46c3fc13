export const words = {
  days_reopened: {
    subject: 'You can order again: {because} was called off',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {There is lunch on this day after all.} other {There is lunch on these days after all.}} Canceled lunches don’t come back on their own, so please choose again.',
    no_fee: 'There is no late fee as long as ordering is open.',
    button: 'Choose lunch again',
    until: 'Order by {until}.',
    from: 'Order from {from} until {until}.',
    subject_over: 'No lunch from us: {because} was called off',
    over: '{count, plural, one {This day is no longer closed, but it is too late to order, so there is no lunch from us.} other {These days are no longer closed, but it is too late to order, so there is no lunch from us.}}',
    bring:
      '{count, plural, one {Please plan another lunch for this day.} other {Please plan another lunch for these days.}}',
    button_over: 'See the calendar',
  },
} as const;
