/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    schools: 'Schools',
  },
  purposes: {
    schools: 'Schools, their grades, and who may enter their portal.',
  },
};
