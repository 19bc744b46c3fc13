export const words = {
  data_ready: {
    subject: 'Your {product} data is ready',
    hello: 'Hi {first},',
    intro: 'The file with everything we have about you and your children is ready to download.',
    button: 'Go to your account',
    how_long:
      'You’ll find it under “Your data”, after you sign in. We keep it for {count, plural, one {# day} other {# days}}.',
    not_you:
      'If you didn’t ask for this, someone may be in your account. Change your password and write to us.',
  },
} as const;
