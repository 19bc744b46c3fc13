export const words = {
  payment_failed: {
    subject: 'We could not charge your card: {amount} is due',
    hello: 'Hi {first},',
    intro: '{amount} is due for lunches, and we could not charge it to a card.',
    intro_card: '{amount} is due for lunches, but the charge to your card ending in {card} failed.',
    because: {
      no_card: 'There is no card in your account to charge.',
      authentication_required:
        'Your bank needs you to confirm the payment. Pay once from your account, and confirm it there.',
      insufficient_funds: 'The bank says there is not enough money on the card.',
      expired_card: 'The bank says the card has expired.',
      declined: 'The bank declined it without telling us why. Call them to find out.',
    },
    next_try: 'You can pay now, with this card or another. If you don’t, we’ll try again on {day}.',
    blocked:
      'What you have ordered stays ordered. Until this is paid, you can’t add lunches in new weeks, and repeat orders are paused.',
    grace: 'Starting {day}, unpaid lunches are canceled before the kitchen makes them.',
    grace_over: 'Unpaid lunches are now canceled before the kitchen makes them.',
    button: 'Pay now',
  },
  payment_suspended: {
    subject: 'Your account is paused until you pay',
    paused:
      'That was our last try, so your account is paused. You can still sign in, see what you owe and pay it.',
    at_once: 'As soon as you pay, everything works again.',
  },
  unpaid_warning: {
    subject:
      '{count, plural, one {A lunch is about to be canceled} other {# lunches are about to be canceled}}',
    intro:
      '{amount} is still due. If it is not paid, {count, plural, one {this lunch is canceled before the kitchen makes it} other {these lunches are canceled before the kitchen makes them}}:',
    how: 'Pay from your account with any card, and lunch comes as ordered.',
  },
  unpaid_cancelled: {
    subject:
      '{count, plural, one {A lunch was canceled because it was not paid} other {# lunches were canceled because they were not paid}}',
    intro:
      '{count, plural, one {This lunch was canceled. Please pack one} other {These lunches were canceled. Please pack lunch}} from home:',
    still: 'You owe nothing for what was canceled. {amount} from before is still due.',
    nothing: 'You owe nothing for what was canceled, and nothing else is due.',
    button: 'See your bill',
  },
} as const;
