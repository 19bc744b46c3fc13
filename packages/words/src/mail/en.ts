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
} as const;

const frame = {
  questions: 'Questions? Write to {email} or text {sms}.',
  why: 'You get this mail because this address has an account with {product}.',
} as const;

export const mail = { letters, frame };
export type LetterName = keyof typeof letters;
