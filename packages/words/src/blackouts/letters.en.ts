export const words = {
  days_reopened: {
    subject: 'You can order again: {because} is called off',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {There is lunch on this day after all.} other {There is lunch on these days after all.}} What we cancelled does not come back by itself: please choose again.',
    no_fee: 'You pay no late fee for it, as long as the day can be ordered.',
    button: 'Choose lunch again',
    until: 'Order by {until}.',
    from: 'It can be ordered from {from} until {until}.',
    subject_over: 'No lunch from us: {because} is called off',
    over: '{count, plural, one {This day is no longer closed, but its ordering is over, so no lunch of ours comes.} other {These days are no longer closed, but their ordering is over, so no lunch of ours comes.}}',
    bring:
      '{count, plural, one {Please plan another lunch for this day.} other {Please plan another lunch for these days.}}',
    button_over: 'See the calendar',
  },
} as const;
