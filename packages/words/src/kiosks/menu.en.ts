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
  deeds: {
    pairTablet: {
      name: 'Pair a tablet',
      also: 'connect a kiosk, add a kiosk, new tablet, pairing code, hand-out device',
    },
    giveBadge: {
      name: 'Give a badge',
      also: 'assign a badge, lost badge, replace a badge, card of a child, NFC',
    },
  },
};
