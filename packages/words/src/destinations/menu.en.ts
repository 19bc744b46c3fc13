/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    schools: 'Schools',
  },
  purposes: {
    schools: 'Schools, their grades, and who can use their portal.',
  },
  also: {
    schools: 'destinations, sites, grades',
  },
  deeds: {
    newSchool: { name: 'New school', also: 'add a school, create a school, destination' },
  },
};
