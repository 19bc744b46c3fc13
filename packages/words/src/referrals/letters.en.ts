export const words = {
  referral_invitation: {
    subject: '{from} invites you to {product}',
    hello: 'Hi,',
    intro:
      '{from} orders school lunches with {product}: a meal for each child and day, chosen by the week, with every allergy minded.',
    reward: 'Sign up with this link and {amount} of credit is yours after your first lunch.',
    button: 'Sign up',
    stop: 'This is the only email we’ll send about it. If you are not interested, you don’t need to do anything.',
  },
  referral_reward: {
    subject: '{amount} of lunch credit for you',
    hello: 'Hi {first},',
    referrer:
      '{other} has had a first lunch with us. Thank you for the invitation: {amount} is yours.',
    invited: 'Your first lunch is behind you. Because {other} invited you, {amount} is yours.',
    when: 'It pays for your next lunches by itself.',
    button: 'Choose lunches',
  },
} as const;
