/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    logs: 'Logs',
  },
  purposes: {
    logs: 'Who did what, when, from where, and as whom.',
  },
  also: {
    logs: 'history, audit, changes, who did what, record',
  },
};
