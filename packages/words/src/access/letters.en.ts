export const words = {
  portal_invitation: {
    hello: 'Hi {first},',
    subject: 'You’re invited to {place} on {product}',
    school:
      'You’re invited to the school portal of {place}, where you see who eats each day, which allergies to watch for, and the days without lunch.',
    vendor:
      'You’re invited to the vendor portal of {place}, where you see what to make each day, for which schools, and which allergies to watch for.',
    button: 'Accept the invitation',
    how_long: 'The link works for 7 days. Nothing changes until you accept.',
    not_you: 'If you don’t know what this is about, you don’t need to do anything.',
    team: 'Someone invited this address to {place}. You’re on the {product} team, so your access comes with your role, and nothing was changed.',
    closed:
      'You’re invited to {place}, but the account with this address is closed. Write to us if you want it back.',
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
