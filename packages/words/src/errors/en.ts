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
  too_large: 'That is more than we can take at once.',
  too_slow: 'Your request took too long to arrive. Check your connection and try again.',
  unsupported_media_type: 'We can only read JSON here.',
  too_many_requests: 'That was a lot of tries. Please wait a minute and try again.',
  version_conflict: 'This week was changed somewhere else while you were choosing.',
  archived: 'This is archived. It must be unarchived first.',
  key_reused: 'This save was already used for something else. Please save again.',
  already_decided: 'Somebody has decided this already.',
  ordered: 'Families have ordered this, so it was left as it is.',
  unavailable: 'We are not available for a moment. Please try again soon.',
  unknown: 'Sorry, an unknown error occurred. Please try again soon.',
} satisfies Record<ErrorCode, string>;

const field = {
  ...nouns.field,
  required: 'Please fill this in.',
  invalid: 'This does not look right.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  email_invalid: 'Please enter a whole email address, like you@example.com.',
  changed_meanwhile:
    'Someone else has just changed this. Reload the page to see the latest version.',
  duplicate: 'This is there twice.',
  not_a_weekday: 'Lunch is served Monday to Friday.',
  amount_low: 'This is less than we can take.',
  amount_high: 'This is more than we can take at once.',
  not_whole_cents: 'Please enter whole cents, such as 25.00.',
  in_the_past: 'This day is over.',
  too_many: 'That is more than we can take at once.',
  no_head: 'The first line has to name the columns: email, amount, reason.',
  no_rows: 'There is no row in this file.',
  too_many_rows: 'A file has 5,000 rows at most.',
  unreadable: 'This can’t be read as a table of comma or semicolon separated values.',
  code_letters: 'Use the letters A to Z, digits, hyphens and underscores only.',
  ends_before_start: 'This is before the first day.',
  ordered_ahead: 'Families have ordered this ahead, so it can’t change now.',
  name_exists: 'There is one of this name already.',
  taken: 'This is in use already.',
  too_many_days: 'These are too many days at once.',
  nothing_changes: 'Nothing would change.',
} satisfies Record<FieldCode, string>;

export const words = { request, field };
