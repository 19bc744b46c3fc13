/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    menuSchedules: 'Menu Schedules',
  },
  purposes: {
    menuSchedules: 'When which menu starts and ends.',
  },
};
