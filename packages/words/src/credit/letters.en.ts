export const words = {
  credit_issued: {
    subject: '{amount} of credit for your lunches',
    hello: 'Hi {first},',
    intro: 'We have given you {amount} of credit.',
    why: 'Why: {reason}',
    when: 'It pays for your next lunches by itself, before any card is charged.',
    button: 'See your bill',
  },
} as const;
