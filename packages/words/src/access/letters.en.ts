export const words = {
  portal_welcome: {
    hello: 'Hi {first},',
    school: {
      subject: 'Your school’s door to {product}',
      intro: 'From now on you can see the lunches of your school:',
      intro_no_place: 'From now on you can see the lunches of your school.',
      what: 'You find there what is served each day, who eats, and the days on which there is no lunch.',
      button: 'Visit the school portal',
    },
    vendor: {
      subject: 'Your kitchen’s door to {product}',
      intro: 'From now on you can see the orders of your kitchen:',
      intro_no_place: 'From now on you can see the orders of your kitchen.',
      what: 'You find there what to make each day, for whom, and with what care for allergies.',
      button: 'Visit the vendor portal',
    },
    no_password: 'You have no password yet. Choose one first, and you are in.',
    set_password: 'Choose a password',
    how_long:
      'That link works once, within an hour. If it is too old, use “Forgot it?” on the login page and you get a new one.',
  },
} as const;
