export const words = {
  payment_failed: {
    subject: 'We could not charge your card: {amount} is open',
    hello: 'Hi {first},',
    intro: '{amount} is open for lunches, and we could not charge it to a card.',
    intro_card: '{amount} is open for lunches, and the card ending in {card} did not pay it.',
    because: {
      no_card: 'There is no card in your account that we could charge.',
      authentication_required:
        'Your bank wants to hear from you before it pays. Pay once from your account, and confirm it there.',
      insufficient_funds: 'The bank says that there is not enough money on the card.',
      expired_card: 'The bank says that the card has expired.',
      declined: 'The bank declined it. It does not tell us more; it will tell you if you call.',
    },
    next_try: 'You can pay now, with this card or another. If you do not, we try again on {day}.',
    blocked:
      'What you have ordered stays ordered. Until this is paid, no lunches can be added in new weeks, and repeat orders pause.',
    grace:
      'From {day} on, lunches that are not paid for are cancelled before the kitchen makes them.',
    grace_over: 'Lunches that are not paid for are now cancelled before the kitchen makes them.',
    button: 'Pay now',
  },
  payment_suspended: {
    subject: 'Your account is paused until it is paid',
    paused:
      'That was our last try, so your account is paused. You can still sign in, see what is open and pay it.',
    at_once: 'The moment it is paid, everything is as before.',
  },
  unpaid_warning: {
    subject:
      '{count, plural, one {A lunch is about to be cancelled} other {# lunches are about to be cancelled}}',
    intro:
      '{amount} is still open. If it stays so, {count, plural, one {this lunch is cancelled before the kitchen makes it} other {these lunches are cancelled before the kitchen makes them}}:',
    how: 'Pay from your account, with any card, and they come as ordered.',
  },
  unpaid_cancelled: {
    subject:
      '{count, plural, one {A lunch was cancelled because it was not paid} other {# lunches were cancelled because they were not paid}}',
    intro:
      '{count, plural, one {This lunch was cancelled. Please pack one} other {These lunches were cancelled. Please pack them}} yourself:',
    still: 'You owe nothing for what was cancelled. {amount} from before is still open.',
    nothing: 'You owe nothing for what was cancelled, and nothing else is open.',
    button: 'See your bill',
  },
} as const;
