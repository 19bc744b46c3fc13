/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    tagOMatic: 'Tag-O-Matic',
  },
  purposes: {
    tagOMatic: 'Tags for many items at once.',
  },
  also: {
    tagOMatic: 'tags, labels, terms',
  },
  deeds: {
    tagItems: { name: 'Tag many items', also: 'add tags, labels, terms' },
  },
};
