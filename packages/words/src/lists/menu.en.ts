/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    exports: 'Exports',
  },
  purposes: {
    exports: 'Lists you exported as files.',
  },
  also: {
    exports: 'downloads, CSV, spreadsheet, Excel, files',
  },
  deeds: {
    exportList: {
      name: 'Export a list',
      also: 'download families, CSV, spreadsheet, Excel, contact list',
    },
  },
};
