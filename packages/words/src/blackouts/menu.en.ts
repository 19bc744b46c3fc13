/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    blackouts: 'Blackouts',
  },
  purposes: {
    blackouts: 'Days without lunch, by school and grade.',
  },
  also: {
    blackouts: 'closures, closed days, holidays, no school',
  },
  deeds: {
    closeSchool: {
      name: 'Close a school',
      also: 'snow day, closure, blackout, schedule blackouts, holiday, no school, weather, early dismissal, cancel a day',
    },
  },
};
