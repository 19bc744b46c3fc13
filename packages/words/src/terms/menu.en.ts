/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    tagOMatic: 'Tag-O-Matic',
    terms: 'Terms',
  },
  purposes: {
    tagOMatic: 'Tags for many items at once.',
    terms: 'Tags of pictures, pages and items: rename, merge, where used.',
  },
  also: {
    tagOMatic: 'tags, labels, terms',
    terms: 'tags, topics, labels, rename, merge',
  },
  deeds: {
    tagItems: { name: 'Tag many items', also: 'add tags, labels, terms' },
  },
};
