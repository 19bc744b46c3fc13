/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: {
    supplySchedules: 'Supply Schedules',
  },
  purposes: {
    supplySchedules: 'When supplies are due.',
  },
  also: {
    supplySchedules: 'napkins, utensils, deliveries',
  },
};
