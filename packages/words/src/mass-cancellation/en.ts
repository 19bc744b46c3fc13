/** How far a cancellation of many lunches is. */
export const words = {
  label: 'Canceling lunches',
  queued: 'Starting in a moment.',
  families: '{done} of {count} families',
  sofar: '{orders, plural, one {# lunch canceled} other {# lunches canceled}}, {amount} refunded',
  done: 'Done: {orders, plural, =0 {nothing was ordered, so no one was emailed.} one {# lunch canceled, {families, plural, one {# family} other {# families}} emailed, {amount} refunded.} other {# lunches canceled, {families, plural, one {# family} other {# families}} emailed, {amount} refunded.}}',
  failed: 'We could not check the progress. It keeps running.',
  retry: 'Check again',
};
