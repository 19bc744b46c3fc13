/** What several screens pick with: a record by its name, a range of days, tags. */
export const words = {
  search: {
    hint: 'Type at least {count} letters.',
    searching: 'Searching',
    none: 'No results',
    failed: 'The search did not work. Please try again.',
    found: '{count, plural, one {# result} other {# results}}',
    more: 'Show {count} more',
  },
};
