import type { SpecialRefusal } from '@yay/contract/daily-specials/calls';
import type { Outcome, SpecialOutcome, Theme } from '@yay/domain/menus';
import { reasons } from '../blackouts/reasons.en.ts';
import { words as common } from '../common/en.ts';
import { properties } from '../properties/names.en.ts';
import { month } from './month.en.ts';

const themes = {
  mediterranean: 'Mediterranean day',
  pasta: 'Pasta day',
  pizza: 'Pizza day',
  sandwich: 'Sandwich day',
  taco: 'Taco day',
} satisfies Record<Theme, string>;

const page = {
  title: 'Menu Schedules',
  calendarTitle: 'Calendar',
  loading: 'Loading the schedule',
  updating: 'Updating',
  failedTitle: 'The schedule could not be loaded',
  retry: common.tryAgain,
  noneTitle: 'No schools with grades here yet',
  noneText: 'Choose another market, or open a school first.',
  menus: 'Menus',
  planMonth: 'Plan a month',
};

const tools = {
  market: 'Market',
  school: 'Schools',
  allSchools: 'All schools ({count})',
  group: 'Grade group',
  groupOf: '{group}, {first} to {last}',
  weeks: 'Weeks',
  assign: 'Schedule a menu',
  copyWeek: 'Copy days',
  clear: 'Clear days',
};

const grid = {
  caption: 'Weeks as rows, Monday to Friday as columns',
  week: 'Week',
  thisWeek: 'this week',
  nextWeek: 'next week',
  today: common.today,
  locked: 'With the kitchens or past',
  meals: '{count, plural, one {# meal ordered} other {# meals ordered}}',
  menuMeals:
    '{schools, plural, one {# school} other {# schools}}, {meals, plural, one {# meal} other {# meals}}',
  moreMenus: '{count, plural, one {# more menu} other {# more menus}}',
  moreItems: '{count, plural, one {# more} other {# more}}',
  fewerItems: 'Fewer',
  special: 'daily special',
  unverified: 'has something unverified',
  unavailable: 'no longer offered',
  extras: '{count, plural, one {# extra} other {# extras}}',
  none: 'No menu scheduled',
  notHere: 'Not with this menu',
  without: '{count, plural, one {# school without a menu} other {# schools without a menu}}',
  copyDay: 'Copy a day',
  copyDayTo: 'Copy a day to {date}',
  allSchools: 'All schools',
  someSchools: '{count} of {all, plural, one {# school} other {# schools}}',
  legendWeight: 'weight in random picks',
  legendSpecial: 'daily special, at most 2',
  legendClosed: 'closure',
  legendMeals: 'top right: meals ordered',
};

const panel = {
  label: 'One item on one day',
  previous: 'Previous item',
  next: 'Next item',
  close: common.close,
  loading: 'Loading the item',
  failedTitle: 'The item could not be loaded',
  retry: common.tryAgain,
  open: 'Open item {id}',
  openMenu: 'Open the menu {name}',
  unverified:
    '{properties} {count, plural, one {is} other {are}} unverified. {children, plural, =0 {No child here is affected.} one {# child who avoids it strictly can’t choose this.} other {# children who avoid it strictly can’t choose this.}}',
  unavailable: 'This item is archived or its vendor is suspended, so no one can choose it.',
  locked: 'This day is over or already with the kitchens, so it can no longer change.',
  thisMenu: 'On the menu',
  weight: 'Weight',
  weightSaved: 'Weight saved.',
  weightAlso:
    '{count, plural, one {For # upcoming day.} other {For all # upcoming days with this menu.}}',
  specialOnly: 'A special for this day, not on the menu.',
  save: common.save,
  price: 'Price',
  units: 'Units',
  unitsAlso: 'For this day, for everyone. Leave empty for the usual number.',
  unitsSaved: 'This day’s units are saved.',
  priceAlso: 'From now on, wherever it is offered. Lunches already ordered keep their price.',
  priceSaved: 'Price saved.',
  saveOf: 'Save {what}',
  noEnd: 'no limit',
  ordered: 'Ordered',
  orderedOf: '{ordered} of {units}, {left} left',
  orderedOnly: '{count, plural, one {# meal} other {# meals}}',
  orderedBar: '{ordered} of {units} ordered',
  contains: 'Contains',
  diet: 'Diet',
  yes: 'yes',
  no: 'no',
  unknown: 'unverified',
  options: 'Options',
  optionGroups: '{count, plural, one {# group} other {# groups}}',
  actions: 'Actions',
  replace: 'Replace on this menu',
  replaceNote:
    '{count, plural, =0 {nothing ordered} one {# order, families asked} other {# orders, families asked}}',
  makeSpecial: 'Make it a daily special',
  removeSpecial: 'Remove as daily special',
  specialsUsed: '{count} of 2 used',
  makeSpecialAt: 'Make it a daily special at schools',
  specialAt: '{count} of {all, plural, one {# school} other {# schools}}',
  specialSavedAt: '{name} is a daily special at {count, plural, one {# school} other {# schools}}.',
  addSpecial: 'Add a daily special',
  remove: 'Remove from this menu',
  removeNote: '{count, plural, one {# upcoming day} other {# upcoming days}}',
  removed: '{name} is off the menu.',
  removeTitle: 'Remove {name} from {menu}?',
  removeText:
    '{count, plural, one {It is removed from # upcoming day.} other {It is removed from # upcoming days, at every school with this menu.}} If families have ordered it, you choose what to do first.',
  specialSaved: '{name} is a daily special.',
  specialRemoved: '{name} is no longer a daily special.',
  orderedTitle: '{name} has upcoming orders',
  orderedText:
    '{orders, plural, one {# upcoming meal includes it} other {# upcoming meals include it}} for {lunchers, plural, one {# child} other {# children}}. Nothing was changed.',
  compensate: 'Remove it and refund families',
  cancel: 'Leave it',
  confirm: common.remove,
  logged: 'This is logged with your name.',
  specialOf: 'Daily specials for {date}',
  specialSearch: 'Search for an item',
};

const special = {
  title: '{name} as a daily special',
  text: 'On the menu {menu}, {date}. At all the schools you choose, or at none.',
  close: common.cancel,
  save: 'Make it a special',
  saving: common.saving,
  refused:
    '{count, plural, one {At # school it can’t be a special.} other {At # schools it can’t be a special.}} Nothing was changed.',
  because: '{school}: {why}',
  why: {
    not_by_this_menu: 'it does not use this menu on that day',
    day_locked: 'the day is over or already with the kitchens',
    already_special: 'it is already a special there',
    too_many_specials: 'the day already has two specials',
  } satisfies Record<SpecialRefusal, string>,
  leaveOut: 'Leave these schools out',
};

const plan = {
  title: { assign: 'Schedule a menu', copy: 'Copy days', clear: 'Clear days' },
  close: common.cancel,
  back: 'Back',
  menu: 'Menu',
  menuHint: 'Search by name.',
  dates: 'Days',
  from: 'First day',
  to: 'Last day',
  weekdays: 'On',
  weekday: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri' },
  unit: 'Copy',
  units: { day: 'A day', week: 'A week', month: 'A month' },
  source: {
    day: 'The day to copy',
    week: 'A day of the week to copy',
    month: 'A day of the month to copy',
  },
  target: { day: 'To the day', week: 'To the week of', month: 'To the month of' },
  repeat: 'How many in a row',
  repeatHint: 'Weeks or months in a row. Weekdays stay the same.',
  monthHint: 'The first Monday goes to the first Monday, the second to the second, and so on.',
  groups: 'Grade groups',
  preview: 'See what happens',
  previewing: 'Checking',
  save: common.save,
  saving: common.saving,
  saved:
    '{count, plural, =0 {Nothing had to change.} one {# day scheduled.} other {# days scheduled.}}',
  cleared:
    '{count, plural, =0 {Nothing had to change.} one {# day cleared.} other {# days cleared.}}',
  unitNote: 'A day here is one day for one school and one grade group.',
  outcomes: {
    set: '{count, plural, one {# day gets a menu} other {# days get a menu}}',
    replaced: '{count, plural, one {# day changes its menu} other {# days change their menu}}',
    cleared: '{count, plural, one {# day is cleared} other {# days are cleared}}',
    same: '{count, plural, one {# day needs no change} other {# days need no change}}',
    taken: '{count, plural, one {# day has another menu} other {# days have another menu}}',
    ordered:
      '{count, plural, one {# day is kept: families would lose what they ordered} other {# days are kept: families would lose what they ordered}}',
    closed: '{count, plural, one {# closed day is left out} other {# closed days are left out}}',
    locked: '{count, plural, one {# day can no longer change} other {# days can no longer change}}',
  } satisfies Record<Outcome, string>,
  short: {
    set: 'gets it',
    replaced: 'changes',
    cleared: 'cleared',
    same: 'no change',
    taken: 'has another menu',
    ordered: 'kept, has orders',
    closed: 'closed',
    locked: 'can’t change',
  } satisfies Record<Outcome, string>,
  nothing: '{count, plural, one {# day has nothing to copy} other {# days have nothing to copy}}',
  gaps: {
    from: '{day} is not copied: {month} has only four of this weekday.',
    to: '{day} stays as it is: {month} has only four of this weekday.',
  },
  extended: '{name} will run until {date} instead of {before}.',
  moreExtended:
    '{count, plural, one {# more menu will run longer.} other {# more menus will run longer.}}',
  taken: 'Days with another menu',
  keep: 'Leave them',
  overwrite: 'Replace them',
  orderedNote:
    'Days with orders that would lose something are never changed here. Replace the item on its menu instead.',
  list: 'Days that need a look',
  more: '{count} more are not listed.',
  day: 'Day',
  school: 'School',
  group: 'Group',
  what: 'What happens',
  now: 'Now',
  meals: 'Meals',
  losing: '{losing} of {meals} would lose theirs',
  none: 'Nothing would change.',
  changed: 'This has changed. Here is what would happen now.',
  specials: {
    title: 'Daily specials',
    outcomes: {
      set: '{count, plural, one {# daily special is copied} other {# daily specials are copied}}',
      same: '{count, plural, one {# is already there} other {# are already there}}',
      taken:
        '{count, plural, one {# is on a day with another menu} other {# are on days with another menu}}',
      day_stays:
        '{count, plural, one {# is not copied: its day does not change} other {# are not copied: their days do not change}}',
      full: '{count, plural, one {# is not copied: the day already has two} other {# are not copied: the days already have two}}',
      unavailable:
        '{count, plural, one {# is not copied: it is no longer offered} other {# are not copied: they are no longer offered}}',
    } satisfies Record<SpecialOutcome, string>,
    short: {
      set: 'copied',
      same: 'already there',
      taken: 'the day has another menu',
      day_stays: 'the day does not change',
      full: 'the day already has two',
      unavailable: 'no longer offered',
    } satisfies Record<SpecialOutcome, string>,
    list: 'Daily specials that are not copied',
    left: '{date}, {school}: {why}',
  },
};

/** Which school and grade group eats by which menu, day by day. */
export const words = {
  themes,
  properties,
  reasons,
  page,
  tools,
  grid,
  panel,
  special,
  plan,
  month,
};
