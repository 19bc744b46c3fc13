export const words = {
  not_picked_up: {
    subject: 'Lunch not picked up on {date}: {lunchers}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {Lunch for {lunchers} was} other {The lunches for {lunchers} were}} not picked up at school on {date}.',
    credit: 'We put {amount} into your account for it. It pays for your next lunches.',
    button: 'See your orders',
    stop: 'If your child had lunch after all, you don’t need to do anything. You can turn this note off in your account.',
  },
} as const;
