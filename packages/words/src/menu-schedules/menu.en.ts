/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    menuSchedules: 'Menu Schedules',
  },
  purposes: {
    menuSchedules: 'When each menu starts and ends.',
  },
  also: {
    menuSchedules: 'calendar, plan',
  },
  deeds: {
    scheduleMenu: { name: 'Schedule a menu', also: 'plan a month, assign a menu, menu calendar' },
  },
};
