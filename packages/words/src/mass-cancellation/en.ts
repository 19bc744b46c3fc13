/** How far a cancellation of many lunches is. */
export const words = {
  label: 'Cancelling lunches',
  queued: 'It begins in a moment.',
  families: '{done} of {count} families',
  sofar:
    '{orders, plural, one {# lunch cancelled} other {# lunches cancelled}}, {amount} given back',
  done: 'Done: {orders, plural, =0 {nothing was ordered, and nobody had to be told.} one {# lunch cancelled, {families, plural, one {# family} other {# families}} told, {amount} given back.} other {# lunches cancelled, {families, plural, one {# family} other {# families}} told, {amount} given back.}}',
  failed: 'We could not see how far it is. It goes on all the same.',
  retry: 'Look again',
};
