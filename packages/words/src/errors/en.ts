import type { DayRefusalCode, DiscountProblem, ErrorCode, FieldCode } from '@yay/contract/codes';

/** Whole-request refusals. Texts in product.md 8.1 are verbatim. */
const request = {
  unauthenticated: 'Sorry, you must be logged into perform that action.',
  wrong_credentials: 'Sorry, incorrect username or password.',
  suspended: 'This account is paused. Please contact us and we will sort it out.',
  forbidden: "Sorry, you're not authorized to view this page.",
  not_while_impersonating:
    'Only the account’s owner can do this. Switch back to your account first.',
  already_impersonating: 'Already impersonating a user.',
  second_factor_required:
    'Your role asks for a second step when you sign in. Please set it up first.',
  wrong_code: 'This code is not right, or it has been used. Please try the next one.',
  passkey_refused: 'This passkey was not accepted. Please try again, or choose another way.',
  sign_in_over: 'This took too long or was tried too often. Please start again.',
  second_factor_exists: 'This is set up already. Remove it first to set it up anew.',
  last_second_factor:
    'Your role asks for a second step when you sign in, so the last one stays. Add another one first.',
  link_over: 'This link has been used or is too old. Please ask for a new one.',
  cross_site: 'That request came from another site, so we did not carry it out.',
  not_found:
    "There isn't anything to show here. We might have broken this link or deleted this page. Sorry!",
  invalid: 'Not all fields are valid, check the form for error messages.',
  malformed: 'We could not read that request.',
  too_large: 'That is more than we can take at once.',
  unsupported_media_type: 'We can only read JSON here.',
  too_many_requests: 'That was a lot of tries. Please wait a minute and try again.',
  version_conflict: 'This week was changed somewhere else while you were choosing.',
  key_reused: 'This save was already used for something else. Please save again.',
  unavailable: 'We are not available for a moment. Please try again soon.',
  unknown: 'Sorry, an unknown error occurred. Please try again soon.',
} satisfies Record<ErrorCode, string>;

/** One refused day of a save, and what a closed day is closed for. */
const day = {
  past: 'This day is over.',
  closed: 'Ordering for this day has closed.',
  locked: 'The kitchen already has this order, so it can no longer change.',
  served: 'This lunch was already served.',
  blackout: 'There is no lunch on this day.',
  no_menu: 'There is no menu for this day yet.',
  not_on_menu: 'This meal is no longer on the menu for this day.',
  sold_out: 'Somebody took the last one. Please pick another meal.',
  allergy: 'This contains something that this luncher must not have.',
  allergy_unverified:
    'Nobody has checked this for an allergy of this luncher, so it counts as not safe.',
  late_fee_changed: 'The late fee now applies to this day. Look at the new price and save again.',
  price_changed: 'The price of this meal has changed. Look at the new price and save again.',
} satisfies Record<DayRefusalCode, string>;

const field = {
  required: 'Please fill this in.',
  invalid: 'This does not look right.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  email_invalid: 'Please enter a whole email address, like you@example.com.',
  password_too_short: 'Use at least 10 characters.',
  password_common: 'This password is on the lists that attackers try first. Please choose another.',
  password_guessable: 'This is too close to your email address or our name. Please choose another.',
  password_wrong: 'This is not your current password.',
  wrong_code: 'This code is not right, or it has been used. Please try the next one.',
  email_taken: 'Another account has this email address.',
  email_not_yours: 'You can’t change this person’s email address.',
  changed_meanwhile: 'Somebody else has just changed this. Reload the page to see how it is now.',
  unknown_event: 'We do not know this event.',
  role_not_yours: 'You can’t give or take away this role.',
  unknown_role: 'We do not know this role.',
  unknown_destination: 'We do not know this school.',
  unknown_vendor: 'We do not know this vendor.',
  needs_role: 'This needs a role first.',
  unknown_model: 'There is no such list for you.',
  unknown_column: 'This list has no such column for you.',
  unknown_operator: 'This column can’t be compared like that.',
  unknown_relation: 'This list has no such relation for you.',
  last_superadmin: 'Somebody has to stay superadmin.',
  unknown_luncher: 'We do not know this luncher.',
  unknown_item: 'We do not know this meal.',
  unknown_option: 'We do not know this option.',
  wrong_option_group: 'This option does not belong to this meal.',
  too_few_options: 'Something still needs to be chosen for this meal.',
  too_many_options: 'There are too many choices for this meal.',
  duplicate: 'This is there twice.',
  unknown_extra: 'We do not know this extra.',
  not_an_entree: 'This is an extra, not a meal.',
  not_a_weekday: 'Lunch is served Monday to Friday.',
  other_week: 'This day belongs to another week.',
  unknown_grade: 'Please choose a grade of this school.',
  unknown_property: 'We do not know this allergy.',
  too_many: 'That is more than we can take at once.',
} satisfies Record<FieldCode, string>;

const discount = {
  unknown: 'We do not know this code.',
  archived: 'This code is no longer in use.',
  not_started: 'This code is not valid yet.',
  expired: 'This code has expired.',
  used_up: 'This code has been used up.',
  used_up_family: 'Your family has already used this code.',
  minimum: 'This week is below the minimum for this code.',
  first_order_only: 'This code is for a first order only.',
  not_for_you: 'This code is not for your school.',
} satisfies Record<DiscountProblem, string>;

export const errors = { request, day, field, discount };
