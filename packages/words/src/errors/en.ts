import type { ErrorCode, FieldCode } from '@yay/contract/codes';
import { words as nouns } from './en.gen.ts';

/** Whole-request refusals. Texts in product.md 8.1 are verbatim. */
const request = {
  ...nouns.request,
  unauthenticated: 'Sorry, you must be logged into perform that action.',
  suspended: 'This account is paused. Please contact us and we will sort it out.',
  forbidden: "Sorry, you're not authorized to view this page.",
  not_while_impersonating:
    'Only the account’s owner can do this. Switch back to your account first.',
  cross_site: 'That request came from another site, so we did not carry it out.',
  not_found:
    "There isn't anything to show here. We might have broken this link or deleted this page. Sorry!",
  invalid: 'Not all fields are valid, check the form for error messages.',
  malformed: 'We could not read that request.',
  too_large: 'That is too much at once. Please send less.',
  too_slow: 'Your request took too long to arrive. Check your connection and try again.',
  unsupported_media_type: 'We can only read JSON here.',
  too_many_requests: 'That was a lot of tries. Please wait a minute and try again.',
  version_conflict: 'This week was changed somewhere else while you were choosing.',
  archived: 'This is archived. It must be unarchived first.',
  key_reused: 'Something went wrong with this save. Please save again.',
  already_decided: 'Someone has already decided this.',
  ordered: 'Families have ordered this, so nothing was changed.',
  overloaded: 'A lot of people are here right now. Please try again in a moment.',
  held_up:
    'Another change to this is still being saved. Nothing of yours was saved yet. Please try again.',
  unavailable: 'We are briefly unavailable. Please try again soon.',
  unknown: 'Sorry, an unknown error occurred. Please try again soon.',
} satisfies Record<ErrorCode, string>;

const field = {
  ...nouns.field,
  required: 'Please fill this in.',
  invalid: 'This does not look right.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  email_invalid: 'Please enter a full email address, like you@example.com.',
  changed_meanwhile:
    'Someone else has just changed this. Reload the page to see the latest version.',
  duplicate: 'This is listed twice.',
  not_a_weekday: 'Lunch is served Monday to Friday.',
  amount_low: 'This amount is too small.',
  amount_high: 'This amount is too large.',
  not_whole_cents: 'Please enter dollars and cents, such as 25.00.',
  in_the_past: 'This day is over.',
  too_many: 'That is too many at once.',
  no_head: 'The first row must name the columns: email, amount, reason.',
  no_rows: 'This file has no rows.',
  too_many_rows: 'A file can have up to 5,000 rows.',
  unreadable: 'We can’t read this as a CSV file with commas or semicolons.',
  code_letters: 'Use the letters A to Z, digits, hyphens and underscores only.',
  ends_before_start: 'This is before the first day.',
  ordered_ahead: 'Families have already ordered this, so it can’t change now.',
  name_exists: 'This name is already in use.',
  taken: 'This is already in use.',
  too_many_days: 'That is too many days at once.',
  nothing_changes: 'Nothing would change.',
} satisfies Record<FieldCode, string>;

export const words = { request, field };
