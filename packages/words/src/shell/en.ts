import { words as common } from '../common/en.ts';
/** The frame around every page. */
export const words = {
  title: {
    login: 'Login',
    get_started: 'Get Started',
    forgot_password: 'Forgot Password',
    lunch_calendar: 'Lunch Calendar',
  },
  skip: 'Skip to the content',
  home: '{name}, home',
  nav: {
    label: 'Main',
    lunchCalendar: 'Lunch calendar',
    lunchers: 'Lunchers',
    payAhead: 'Pay ahead',
    hotsheets: 'Hotsheets',
    menuSchedules: 'Menu Schedules',
    supplySchedules: 'Supply Schedules',
    schools: 'Schools',
    vendors: 'Vendors',
    login: 'Log In',
    signUp: 'Sign up',
    logout: 'Sign out',
    userMenu: '{name}, open your menu',
  },
  environment: {
    demo: {
      name: 'Demo.',
      long: 'Everything here is made up, and no card is ever charged.',
      short: 'Made-up data, no real charges.',
    },
    staging: {
      name: 'Staging.',
      long: 'This is for trying things out. No lunch ordered here is cooked.',
      short: 'For trying out, nothing is cooked.',
    },
    development: {
      name: 'Development.',
      long: 'This is where we build. Everything here is made up.',
      short: 'Made-up data.',
    },
    lab: {
      name: 'Lab.',
      long: 'This is where we measure. Everything here is made up.',
      short: 'Made-up data.',
    },
    test: {
      name: 'Test.',
      long: 'This is where we check. Everything here is made up.',
      short: 'Made-up data.',
    },
  },
  alerts: {
    dismiss: 'Dismiss',
    success: 'Done:',
    error: 'Problem:',
    warning: 'Note:',
  },
  pager: {
    label: 'Pages',
    page: common.pageOf,
    previous: 'Previous',
    next: 'Next',
    previousPage: common.previousPage,
    nextPage: common.nextPage,
  },
  loading: 'Loading the page',
  wrong: {
    /** Shown above the message of an error page. */
    status: 'Error {status}',
    forbidden: "Sorry, you're not authorized to view this page.",
    notFoundTitle: 'Page not found',
    notFound:
      "There isn't anything to show here. We might have broken this link or deleted this page. Sorry!",
    toCalendar: 'Go to the lunch calendar',
    toDesk: 'Go to your start page',
    toSchools: 'Go to your schools',
    toVendors: 'Go to your kitchens',
    toStart: 'Go to the home page',
    title: 'Something went wrong on this page',
    text: 'What you saved is safe. Try again. If it keeps happening, email {email}.',
    updateTitle: 'There is a new version',
    update: 'Reload the page to continue.',
    retry: common.tryAgain,
    reload: 'Reload',
  },
};
