/** The entry of the team's menu, what the place is for, and what the search finds here. */
export const words = {
  entries: {
    kiosks: 'Kiosks + Readers',
  },
  purposes: {
    kiosks: 'Tablets that hand out lunch, readers, and badges of children.',
  },
  also: {
    kiosks: 'tablet, badge, scanner, hand-out',
  },
};
