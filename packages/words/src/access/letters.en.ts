export const words = {
  portal_welcome: {
    hello: 'Hi {first},',
    school: {
      subject: 'Your school’s access to {product}',
      intro: 'You can now see your school’s lunches:',
      intro_no_place: 'You can now see your school’s lunches.',
      what: 'There you’ll find what is served each day, who eats, and the days without lunch.',
      button: 'Visit the school portal',
    },
    vendor: {
      subject: 'Your kitchen’s access to {product}',
      intro: 'You can now see your kitchen’s orders:',
      intro_no_place: 'You can now see your kitchen’s orders.',
      what: 'There you’ll find what to make each day, for whom, and which allergies to watch for.',
      button: 'Visit the vendor portal',
    },
    no_password: 'You don’t have a password yet. Choose one first, and you’re in.',
    set_password: 'Choose a password',
    how_long:
      'That link works once, for one hour. If it has expired, use “Forgot it?” on the sign-in page to get a new one.',
  },
} as const;
