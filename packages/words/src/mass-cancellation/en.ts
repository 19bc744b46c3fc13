/** Why many lunches are canceled or replaced, and how far that is. */
export const words = {
  label: 'Canceling lunches',
  queued: 'Starting in a moment.',
  families: '{done} of {count} families',
  sofar: '{orders, plural, one {# lunch canceled} other {# lunches canceled}}, {amount} refunded',
  done: 'Done: {orders, plural, =0 {nothing was ordered, so no one was emailed.} one {# lunch canceled, {families, plural, one {# family} other {# families}} emailed, {amount} refunded.} other {# lunches canceled, {families, plural, one {# family} other {# families}} emailed, {amount} refunded.}}',
  failed: 'We could not check the progress. It keeps running.',
  because: 'Message to families',
  becauseEs: 'Message in Spanish',
  becauseEsHint: 'Optional. Families who read Spanish see it in place of the message.',
  retry: 'Check again',
};
