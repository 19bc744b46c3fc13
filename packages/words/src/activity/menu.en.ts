/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    logs: 'Logs',
  },
  purposes: {
    logs: 'Who did what, when, from where, and as whom.',
  },
};
