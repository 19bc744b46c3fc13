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
      allergy: 'Contains something that {luncher} must not have.',
      allergy_unverified:
        'Nobody has checked it for an allergy of {luncher}, so it counts as not safe.',
      school: '{luncher} has changed schools.',
      grade: 'It is not on the menu of the new grade.',
      deleted: '{luncher} was removed from your account.',
    },
    choose_again: 'Days that are still open can be ordered again.',
    button: 'See the calendar',
  },
  export_ready: {
    subject: 'Your export is ready: {name}',
    hello: 'Hi {first},',
    intro: '{name} is ready, with {count, plural, one {# row} other {# rows}}.',
    button: 'Open your exports',
    how_long: 'The file is kept for {count, plural, one {# day} other {# days}}.',
  },
} as const;

const frame = {
  questions: 'Questions? Write to {email} or text {sms}.',
  why: 'You get this mail because this address has an account with {product}.',
} as const;

export const mail = { letters, frame };
export type LetterName = keyof typeof letters;
