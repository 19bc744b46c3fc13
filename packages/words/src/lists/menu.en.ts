/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    exports: 'Exports',
  },
  purposes: {
    exports: 'Lists that you took out as a file.',
  },
};
