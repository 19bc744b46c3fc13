/** One entry for each mail that the product sends. A template without its words does not compile. */
const letters = {
  welcome: {
    subject: 'Welcome to {product}, {first}',
    hello: 'Hi {first},',
    intro: 'Your family account is open. Lunch is two steps away.',
    step_lunchers: 'Tell us who eats: add each of your kids with school, grade and allergies.',
    step_week: 'Choose a lunch for each day. You can change your mind until ordering closes.',
    button: 'Add your first luncher',
  },
  already_registered: {
    subject: 'You already have an account with {product}',
    hello: 'Hi {first},',
    intro:
      'Somebody, probably you, just tried to open an account with this address. You have one already, so nothing was changed.',
    button: 'Log in',
    not_you: 'If it was not you, there is nothing that you need to do.',
  },
  password_reset: {
    subject: 'Set a new password for {product}',
    hello: 'Hi {first},',
    intro: 'Somebody, probably you, asked for a new password for this account.',
    button: 'Set a new password',
    how_long: 'The link works once, within an hour.',
    not_you:
      'If it was not you, there is nothing that you need to do. Your password stays as it is.',
  },
  first_password: {
    subject: 'Your account with {product} is ready',
    hello: 'Hi {first},',
    intro: 'We have opened an account with {product} for you. Choose a password and you are in.',
    button: 'Choose a password',
    how_long:
      'The link works once, within an hour. If it is too old, use “Forgot it?” on the login page and you get a new one.',
  },
  password_changed: {
    subject: 'Your password for {product} was changed',
    hello: 'Hi {first},',
    intro:
      'The password of your account was just changed. Everywhere else that you were signed in, you are now signed out.',
    not_you: 'If it was not you, set a new password right away and write to us.',
    button: 'Set a new password',
  },
  email_changed: {
    subject: 'The email address of your {product} account was changed',
    hello: 'Hi {first},',
    intro: 'From now on you log in with {email}, and our mail goes there.',
    not_you: 'If it was not you, write to us right away and we will stop it.',
  },
  email_adopted: {
    subject: 'This is now the address of your {product} account',
    hello: 'Hi {first},',
    intro: 'From now on you log in with {email}, and our mail comes here.',
    not_you: 'If you do not know this account, write to us and we take your address off it.',
  },
  account_deleted: {
    subject: 'Your {product} account is deleted',
    hello: 'Hi {first},',
    intro:
      'Your account is deleted, as you asked. Lunches that could still be cancelled are cancelled. Lunches that the kitchen already had still come.',
    not_you: 'If it was not you, or you change your mind, write to us: we can bring it back.',
  },
  second_factor_added: {
    subject: 'Your sign-in to {product} has changed',
    hello: 'Hi {first},',
    totp: 'An authenticator app was set up for your account. From now on, signing in asks for its code.',
    passkey:
      'The passkey “{name}” was added to your account. From now on, it can be used to sign in.',
    recovery_code: 'New recovery codes were made for your account. Those from before stop working.',
    not_you:
      'If it was not you, change your password now and tell us: somebody may be in your account.',
    button: 'See your account',
  },
  second_factor_removed: {
    subject: 'Your sign-in to {product} has changed',
    hello: 'Hi {first},',
    totp: 'The authenticator app was removed from your account. Its codes no longer count.',
    passkey: 'The passkey “{name}” was removed from your account. It no longer signs you in.',
    recovery_code: 'The recovery codes of your account were removed.',
    not_you:
      'If it was not you, change your password now and tell us: somebody may be in your account.',
    button: 'See your account',
  },
  order_confirmation: {
    subject: 'Your lunches for the week of {week}',
    subject_empty: 'No lunches are ordered for the week of {week}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {# lunch is} other {# lunches are}} ordered for the week of {week}.',
    intro_empty: 'We have cleared the week of {week}: nothing is ordered.',
    options: 'With {options}',
    extras: 'Plus {extras}',
    late_fee: 'Includes a late fee of {amount}',
    meals_total: 'Meals',
    late_fee_total: 'Late fees',
    discount_total: 'Discount',
    discount_code_total: 'Discount {code}',
    grand_total: 'Total',
    refused_title: 'What we could not do',
    refused_intro: 'These days stayed as they were:',
    button: 'See the week',
  },
  portal_welcome: {
    hello: 'Hi {first},',
    school: {
      subject: 'Your school’s door to {product}',
      intro: 'From now on you can see the lunches of your school:',
      intro_no_place: 'From now on you can see the lunches of your school.',
      what: 'You find there what is served each day, who eats, and the days on which there is no lunch.',
      button: 'Visit the school portal',
    },
    vendor: {
      subject: 'Your kitchen’s door to {product}',
      intro: 'From now on you can see the orders of your kitchen:',
      intro_no_place: 'From now on you can see the orders of your kitchen.',
      what: 'You find there what to make each day, for whom, and with what care for allergies.',
      button: 'Visit the vendor portal',
    },
    no_password: 'You have no password yet. Choose one first, and you are in.',
    set_password: 'Choose a password',
    how_long:
      'That link works once, within an hour. If it is too old, use “Forgot it?” on the login page and you get a new one.',
  },
  week_preview: {
    subject: 'Next week’s lunches: week of {week}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {# lunch is} other {# lunches are}} ordered for the week of {week}. This is how it looks, day by day:',
    intro_empty: 'Nothing is ordered yet for the week of {week}. This is how it looks, day by day:',
    missing: '{count, plural, one {On # day} other {On # days}} you can still choose a lunch.',
    options: 'With {options}',
    extras: 'Plus {extras}',
    closed: 'No lunch: {why}',
    no_menu: 'There is no menu for this day yet',
    nothing: 'Nothing chosen yet',
    nothing_closed: 'Nothing chosen',
    button: 'See the week',
    button_choose: 'Choose lunches',
  },
  nothing_chosen: {
    subject: 'Nothing chosen yet for the week of {week}',
    hello: 'Hi {first},',
    intro: 'There is a menu for the week of {week}, and nothing is ordered yet for {lunchers}.',
    no_fee: 'It is early enough: what you choose today carries no late fee.',
    button: 'Choose lunches',
    stop: 'Lunch from home next week? Then there is nothing to do. You can switch this reminder off in your account.',
  },
  orders_rechecked: {
    subject: 'We checked the lunches of {luncher} again',
    hello: 'Hi {first},',
    intro_changed:
      'Something changed for {luncher}, so we looked at every lunch ordered from today on.',
    intro_deleted:
      '{luncher} was removed from your account, so we looked at every lunch ordered from today on.',
    cancelled_title: '{count, plural, one {This lunch was} other {These lunches were}} cancelled',
    kept_title:
      '{count, plural, one {The kitchen already has this lunch} other {The kitchen already has these lunches}}',
    kept_intro:
      '{count, plural, one {It could no longer be cancelled.} other {They could no longer be cancelled.}} Please talk to us, and to your child, before it is eaten.',
    because: {
      school: '{luncher} has changed schools.',
      grade: 'It is not on the menu of the new grade.',
      deleted: '{luncher} was removed from your account.',
    },
    choose_again: 'Days that are still open can be ordered again.',
    repeat_ends:
      'The lunches of {luncher} no longer repeat: they were of the menu of the school before. At the new one you can turn it on again.',
    button: 'See the calendar',
  },
  repeat_report: {
    subject: 'Some lunches could not be repeated',
    hello: 'Hi {first},',
    intro:
      'Your repeat orders are placed as far as the menu is planned. {count, plural, one {One day} other {# days}} could not be:',
    rest: 'Nothing is ordered on {count, plural, one {that day, and repeats leave it} other {those days, and repeats leave them}} alone. If you like, choose something else while there is time.',
    button: 'See the calendar',
  },
  item_replaced: {
    subject:
      '{count, plural, one {{from} was replaced: please have a look} other {# lunches were replaced: please have a look}}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {A lunch that you chose can’t be made as planned, so we replaced it.} other {Lunches that you chose can’t be made as planned, so we replaced them.}} Until the kitchen counts the day, in the afternoon of the day before, you choose: keep it, take something else, or get your money back.',
    why: 'Why: {because}',
    change: 'Instead of {from}: {to}',
    refused_title: 'Please choose',
    unsafe: 'Not safe for {luncher}: {what}.',
    problem: {
      allergy: 'Not safe for {luncher}.',
      allergy_unverified: 'Nobody has checked it for {luncher}, so it counts as not safe.',
      sold_out: 'There is not enough of it for {luncher}.',
      options: 'There is no way to make it that is safe for {luncher}.',
      unavailable: 'It can’t be had for {luncher} after all.',
    },
    refused_default: 'If you do nothing, we cancel it and give the money back.',
    replaced_title: 'Replaced',
    safe: 'Safe for {luncher}, as far as you told us what to avoid.',
    replaced_default: 'If you do nothing, the replacement stays. It never costs more.',
    button: 'See your choices',
    property: {
      milk: 'milk',
      egg: 'egg',
      fish: 'fish',
      crustacean_shellfish: 'shellfish',
      tree_nuts: 'tree nuts',
      peanuts: 'peanuts',
      wheat: 'wheat',
      soy: 'soy',
      sesame: 'sesame',
      vegetarian: 'not known to be vegetarian',
      vegan: 'not known to be vegan',
      halal: 'not known to be halal',
      kosher: 'not known to be kosher',
      gluten_free: 'not known to be gluten free',
      spicy: 'spicy',
    },
  },
  replacement_settled: {
    subject:
      '{count, plural, one {Your replaced lunch} other {Your replaced lunches}}: what happens now',
    hello: 'Hi {first},',
    intro:
      'The kitchen has counted the day, and you had not chosen yet. This is what we did with {count, plural, one {the lunch that was replaced} other {the lunches that were replaced}}.',
    accepted: '{to} stays. It is safe, as far as you told us what to avoid.',
    returned: 'Cancelled. What you paid is back.',
    not_charged: 'Cancelled. It was not charged, and it never will be.',
    button: 'See the calendar',
  },
  payment_receipt: {
    subject: 'Your receipt: {amount}',
    hello: 'Hi {first},',
    intro: 'Thank you! Your payment went through. This is what it was for.',
    intro_funds: 'Your funds paid this, and your card was not asked.',
    week: 'Week of {monday}',
    lunches: '{count, plural, one {# lunch} other {# lunches}}',
    late_fees: 'Late fees',
    discount: 'Discount',
    credit: 'From account credit',
    from_yay_bucks: 'From yay bucks',
    yay_bucks: 'Yay bucks',
    bonus: 'On top, from us',
    by_card: 'Paid with {brand} ending in {last4}',
    by_funds: 'Asked of your card',
    button: 'See every cent',
  },
  reconciliation_differs: {
    subject: 'Ledger and provider differ: {days}',
    days: '{from} to {to}',
    hello: 'Hi {first},',
    intro:
      'For {days}, our ledger and the payment provider’s record differ by {difference}, in {count, plural, one {# line} other {# lines}}. Each of them is on the page.',
    button: 'See the lines',
  },
  export_ready: {
    subject: 'Your export is ready: {name}',
    hello: 'Hi {first},',
    intro: '{name} is ready, with {count, plural, one {# row} other {# rows}}.',
    button: 'Open your exports',
    how_long: 'The file is kept for {count, plural, one {# day} other {# days}}.',
  },
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
  referral_invitation: {
    subject: '{from} invites you to {product}',
    hello: 'Hi,',
    intro:
      '{from} orders school lunches with {product}: a meal for each child and day, chosen by the week, with every allergy minded.',
    reward: 'Sign up with this link and {amount} of credit is yours after your first lunch.',
    button: 'Sign up',
    stop: 'This is the only letter about it. If you are not interested, there is nothing to do.',
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
  credit_issued: {
    subject: '{amount} of credit for your lunches',
    hello: 'Hi {first},',
    intro: 'We have given you {amount} of credit.',
    why: 'Why: {reason}',
    when: 'It pays for your next lunches by itself, before any card is charged.',
    button: 'See your bill',
  },
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
  lunches_cancelled: {
    subject: '{count, plural, one {A lunch was cancelled} other {# lunches were cancelled}}: {why}',
    hello: 'Hi {first},',
    intro_closed:
      '{count, plural, one {There is no lunch on this day, so we cancelled it} other {There is no lunch on these days, so we cancelled these lunches}}.',
    intro: 'We had to cancel {count, plural, one {this lunch} other {these lunches}}.',
    why: 'Why: {because}',
    why_closed: 'Why: {because} ({reason})',
    lunch: '{luncher}: {item}',
    back_title: 'What came back',
    credit: '{amount} as account credit. It pays for your next lunches.',
    yay_bucks: '{amount} as yay bucks.',
    debt: '{amount} less that you owe.',
    not_charged:
      '{count, plural, one {It was not charged yet, so there is nothing to give back} other {They were not charged yet, so there is nothing to give back}}.',
    some_not_charged: 'What was not charged yet is not in it: it never will be.',
    button: 'See the calendar',
  },
  lunch_not_safe: {
    subject:
      '{count, plural, one {A lunch is not safe for {luncher}} other {# lunches are not safe for your children}}',
    hello: 'Hi {first},',
    intro:
      'What we know of a meal has changed, so we checked every lunch that is ordered. {count, plural, one {This one is} other {These are}} no longer safe.',
    kept_title:
      '{count, plural, one {The kitchen already has this lunch} other {The kitchen already has these lunches}}',
    kept_intro:
      '{count, plural, one {It can no longer be cancelled.} other {They can no longer be cancelled.}} Please speak to the school, and to your child, so that it is not eaten. We have told our team.',
    cancelled_title:
      '{count, plural, one {We cancelled this lunch} other {We cancelled these lunches}}',
    title: '{luncher}, {day}',
    contains: '{part}: {what}{kind, select, diet {.} other {, which {luncher} must not have.}}',
    unverified: '{part}: {what} – nobody has verified it, so it counts as not safe for {luncher}.',
    choose_again: 'Days that are still open can be ordered again.',
    button: 'See the calendar',
  },
  days_reopened: {
    subject: 'You can order again: {because} is called off',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {There is lunch on this day after all.} other {There is lunch on these days after all.}} What we cancelled does not come back by itself: please choose again.',
    no_fee: 'You pay no late fee for it, as long as the day can be ordered.',
    button: 'Choose lunch again',
    until: 'Order by {until}.',
    from: 'It can be ordered from {from} until {until}.',
    subject_over: 'No lunch from us: {because} is called off',
    over: '{count, plural, one {This day is no longer closed, but its ordering is over, so no lunch of ours comes.} other {These days are no longer closed, but their ordering is over, so no lunch of ours comes.}}',
    bring:
      '{count, plural, one {Please plan another lunch for this day.} other {Please plan another lunch for these days.}}',
    button_over: 'See the calendar',
  },
} as const;

const frame = {
  questions: 'Questions? Write to {email} or text {sms}.',
  why: 'You get this mail because this address has an account with {product}.',
  why_guest: 'You get this mail because somebody gave us this address at {product}.',
} as const;

export const words = { letters, frame };
export type LetterName = keyof typeof letters;
