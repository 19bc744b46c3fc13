/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: { settings: 'Settings' },
  purposes: { settings: 'Cut-offs, fees, offers and words of the whole site, with their history.' },
  also: {
    settings:
      'site options, late fee, cut-off hours, site alert, yay bucks, referral, gifts, dunning, limits, retention, pay period, contact',
  },
  deeds: {
    changeLateFee: {
      name: 'Change the late fee',
      also: 'late charge, fee for late orders, raise the fee',
    },
    changeCutOffs: {
      name: 'Change the cut-off hours',
      also: 'ordering deadline, order until, cutoff times, when ordering closes',
    },
    showSiteAlert: {
      name: 'Show a site alert',
      also: 'banner, announcement, message to everybody, notice on every page',
    },
  },
};
