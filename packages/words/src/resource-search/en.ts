/** Words of the fields in which several screens pick a record by its name, a range of days, or tags. */
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
