/** Entries that the search of everything finds here. */
export const words = {
  deeds: {
    printLabels: {
      name: 'Print labels',
      also: 'bag labels, student labels, stickers, label sheet, names on bags',
    },
  },
};
