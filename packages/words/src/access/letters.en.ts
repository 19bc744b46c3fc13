export const words = {
  portal_invitation: {
    hello: 'Hi {first},',
    subject: '{product} invites you to {place}',
    school:
      'The {product} team would like to give you access to {place}: what is served each day, how many eat, and the days without lunch.',
    vendor:
      'The {product} team would like to give you access to {place}: what to make each day, for which schools, and which allergies to watch for.',
    button: 'Accept the invitation',
    how_long: 'The link works for 7 days. Nothing changes until you accept.',
    not_you: 'If you don’t know what this is about, you don’t need to do anything.',
    team: 'Someone invited this address to {place}. You’re on the {product} team, so your access comes with your role, and nothing was changed.',
    closed:
      'The {product} team would like to give you access to {place}, but the account with this address is closed. Write to us if you want it back.',
  },
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
      'That link works once, for 24 hours. If you don’t use it by then, we remove this account and the access that comes with it.',
  },
} as const;
