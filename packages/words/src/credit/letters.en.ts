export const words = {
  credit_issued: {
    subject: '{amount} in credit for your lunches',
    hello: 'Hi {first},',
    intro: 'We gave you {amount} in credit.',
    why: 'Why: {reason}',
    when: 'It pays for your next lunches automatically, before any card is charged.',
    button: 'See your bill',
  },
} as const;
