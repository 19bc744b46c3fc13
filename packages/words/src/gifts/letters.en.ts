export const words = {
  gift_receipt: {
    subject: 'Your gift from {product}',
    hello: 'Hi {buyer},',
    intro: 'Thank you! Your payment of {total} went through.',
    name_cards: '{count, plural, one {Gift card} other {# gift cards}}',
    name_lunches: '{count, plural, one {A teacher’s lunch} other {# teacher lunches}}',
    cards: '{count, plural, one {Gift card over {amount}} other {# gift cards over {amount} each}}',
    lunches: '{count, plural, one {One lunch for a teacher} other {# lunches for a teacher}}',
    for: 'For {recipient} at {school}',
    total: 'Paid',
    sent_to: 'We have written to {email}. Should that letter get lost, here is what was in it:',
    pass_on:
      '{count, plural, one {Here is the code: print it, or pass it on as you like.} other {Here are the codes: print them, or pass them on as you like.}}',
  },
  gift_card: {
    subject: '{buyer} sends you a gift card of {product}',
    subject_lunches:
      '{count, plural, one {{buyer} treats you to a lunch} other {{buyer} treats you to # lunches}}',
    hello: 'Hi {recipient},',
    hello_you: 'Hi,',
    intro:
      '{count, plural, one {{buyer} sends you a gift card over {amount} for school lunches with {product}.} other {{buyer} sends you # gift cards over {amount} each for school lunches with {product}.}}',
    intro_lunches:
      '{count, plural, one {{buyer} treats you to a lunch at {school}.} other {{buyer} treats you to # lunches at {school}.}}',
    message: '{buyer} writes',
    worth: 'Worth {amount}',
    how: '{count, plural, one {Redeem the code once, and its worth becomes credit that pays for lunches.} other {Redeem each code once, and its worth becomes credit that pays for lunches.}}',
    button: 'Redeem it',
    keep: '{count, plural, one {Whoever has the code can redeem it, so keep it like cash.} other {Whoever has a code can redeem it, so keep them like cash.}}',
  },
  gift_restored: {
    subject: 'Your gift from {product} counts again',
    hello: 'Hi {buyer},',
    intro:
      '{count, plural, one {We sent you {total} back for your gift, and your bank did not take it. Nothing is lost: the code counts again.} other {We sent you {total} back for your gift, and your bank did not take it. Nothing is lost: the codes count again.}}',
    codes:
      '{count, plural, one {It is the code that ends in {endings}. It stands in the letter that came with your gift.} other {They are the codes that end in {endings}. They stand in the letter that came with your gift.}}',
    rather_money: 'Would you rather have the money? Write to us, and we find another way.',
  },
} as const;
