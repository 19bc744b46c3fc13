export const words = {
  repeat_report: {
    subject: 'Some lunches could not be repeated',
    hello: 'Hi {first},',
    intro:
      'Your lunches repeat for as long as the menu is planned. {count, plural, one {One day} other {# days}} could not be repeated:',
    rest: 'Nothing is ordered on {count, plural, one {that day, and repeating will not change it} other {those days, and repeating will not change them}}. If you like, choose something else while there is time.',
    button: 'See the calendar',
  },
} as const;
