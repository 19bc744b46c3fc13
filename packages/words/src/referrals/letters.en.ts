export const words = {
  referral_invitation: {
    subject: '{from} invites you to {product}',
    hello: 'Hi,',
    intro:
      '{from} orders school lunches with {product}: a meal for each child and day, chosen week by week, with every allergy taken into account.',
    reward: 'Sign up with this link and get {amount} in credit after your first lunch.',
    button: 'Sign up',
    stop: 'This is the only email we’ll send about it. If you are not interested, you don’t need to do anything.',
  },
  referral_reward: {
    subject: '{amount} in lunch credit for you',
    hello: 'Hi {first},',
    referrer: '{other} had a first lunch with us. Thank you for the invitation: you get {amount}.',
    invited: 'You’ve had your first lunch. Because {other} invited you, you get {amount}.',
    when: 'It goes toward your next lunches automatically.',
    button: 'Choose lunches',
  },
} as const;
