export const words = {
  gift_receipt: {
    subject: 'Your gift from {product}',
    hello: 'Hi {buyer},',
    intro: 'Thank you! Your payment of {total} went through.',
    name_cards: '{count, plural, one {Gift card} other {# gift cards}}',
    name_lunches: '{count, plural, one {A teacher’s lunch} other {# teacher lunches}}',
    cards: '{count, plural, one {{amount} gift card} other {# gift cards of {amount} each}}',
    lunches: '{count, plural, one {One lunch for a teacher} other {# lunches for a teacher}}',
    for: 'For {recipient} at {school}',
    total: 'Paid',
    sent_to: 'We emailed {email}. In case that email gets lost, here is what was in it:',
    pass_on:
      '{count, plural, one {Here is the code: print it or pass it on.} other {Here are the codes: print them or pass them on.}}',
  },
  gift_card: {
    subject: '{buyer} sent you a {product} gift card',
    subject_lunches:
      '{count, plural, one {{buyer} is treating you to a lunch} other {{buyer} is treating you to # lunches}}',
    hello: 'Hi {recipient},',
    hello_you: 'Hi,',
    intro:
      '{count, plural, one {{buyer} sent you a {amount} gift card for school lunches with {product}.} other {{buyer} sent you # gift cards of {amount} each for school lunches with {product}.}}',
    intro_lunches:
      '{count, plural, one {{buyer} is treating you to a lunch at {school}.} other {{buyer} is treating you to # lunches at {school}.}}',
    message: '{buyer} writes',
    worth: 'Worth {amount}',
    how: '{count, plural, one {Redeem the code once, and it turns into credit that pays for lunches.} other {Redeem each code once, and it turns into credit that pays for lunches.}}',
    button: 'Redeem it',
    keep: '{count, plural, one {Anyone with the code can redeem it, so treat it like cash.} other {Anyone with a code can redeem it, so treat them like cash.}}',
  },
  gift_restored: {
    subject: 'Your {product} gift works again',
    hello: 'Hi {buyer},',
    intro:
      '{count, plural, one {We tried to refund {total} for your gift, but your bank did not accept it. Nothing is lost: the code works again.} other {We tried to refund {total} for your gift, but your bank did not accept it. Nothing is lost: the codes work again.}}',
    codes:
      '{count, plural, one {It is the code that ends in {endings}. You’ll find it in the email with your gift.} other {They are the codes that end in {endings}. You’ll find them in the email with your gift.}}',
    rather_money: 'Would you rather have the money? Email us, and we’ll find another way.',
  },
} as const;
