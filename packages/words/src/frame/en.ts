/** Words that the frame around a page needs a moment later: menus, footer, messages of its own. */
export const words = {
  wallet: { yayBucks: 'yay bucks', credit: 'credit' },
  menu: {
    label: 'Your menu',
    signedInAs: 'Signed in as {email}',
    admin: 'Admin',
    lunchCalendar: 'Lunch calendar',
    lunchers: 'Lunchers',
    payAhead: 'Pay ahead and save',
    account: 'Your account',
    hotsheets: 'Hotsheets',
    menuSchedules: 'Menu Schedules',
    supplySchedules: 'Supply Schedules',
    schools: 'Schools',
    vendors: 'Vendors',
    telescope: 'Telescope',
    vapor_ui: 'Vapor UI',
    inNewTab: '{name}, in a new tab',
  },
  phoneBar: { week: 'Week', month: 'Month', children: 'Children', account: 'Account' },
  visitors: { all: 'Menu' },
  footer: {
    label: 'Contact',
    links: 'More pages',
    write: 'Write to us',
    text: 'Text {number}',
    legal: '© {year} {product} All Rights Reserved.',
    language: 'Language',
  },
  status: {
    offline: {
      title: 'No connection.',
      text: 'Your device is offline. What you choose stays on this page.',
    },
    lost: {
      title: 'Connection lost.',
      text: 'What you choose stays on this page. We’re trying to reconnect.',
    },
    restored: { title: 'Back online.', text: 'Everything works as before.' },
    busy: {
      title: 'It’s busy right now.',
      text: 'We keep trying. What you choose stays on this page.',
    },
    outdated: {
      title: 'There is a new version.',
      text: 'Save your choices, then reload the page.',
    },
    load: 'Reload',
  },
  siteAlert: 'Notice',
  impersonation: {
    label: 'Impersonation',
    text: 'You are a {product} team member impersonating {name}.',
    back: 'Switch back to your account.',
    behind: 'On record: {name}',
  },
  homeScreen: {
    title: 'Keep {product} on your home screen',
    text: 'Tap Share, then "Add to Home Screen". It opens like an app.',
    dismiss: 'Not now',
  },
  leave: {
    title: 'Signing you out',
    failedTitle: 'You are still signed in',
    failed: 'We couldn’t sign you out. Try again.',
    retry: 'Sign out',
  },
};
