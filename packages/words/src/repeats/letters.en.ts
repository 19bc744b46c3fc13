export const words = {
  repeat_report: {
    subject: 'Some lunches could not be repeated',
    hello: 'Hi {first},',
    intro:
      'Your repeat orders are placed as far as the menu is planned. {count, plural, one {One day} other {# days}} could not be:',
    rest: 'Nothing is ordered on {count, plural, one {that day, and repeats leave it} other {those days, and repeats leave them}} alone. If you like, choose something else while there is time.',
    button: 'See the calendar',
  },
} as const;
