/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    tagOMatic: 'Tag-O-Matic',
  },
  purposes: {
    tagOMatic: 'Tags for many items at once.',
  },
};
