/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    supplySchedules: 'Supply Schedules',
  },
  purposes: {
    supplySchedules: 'When supplies are due.',
  },
};
