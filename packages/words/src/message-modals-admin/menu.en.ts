/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    modals: 'Modals',
  },
  purposes: {
    modals: 'Messages that open over the home page, the calendar and monthly preorders.',
  },
  also: {
    modals: 'popups, pop-ups, messages, promotions, announcements, email capture',
  },
  deeds: {
    newModal: { name: 'New modal', also: 'write a popup, announce something, promotion' },
  },
};
