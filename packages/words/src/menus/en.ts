import type { MenuKind, Theme } from '@yay/domain/menus';
import { words as common } from '../common/en.ts';

const themes = {
  mediterranean: 'Mediterranean day',
  pasta: 'Pasta day',
  pizza: 'Pizza day',
  sandwich: 'Sandwich day',
  taco: 'Taco day',
} satisfies Record<Theme, string>;

const kinds = {
  calendar: 'Calendar',
  grab_and_go: 'Grab and go',
} satisfies Record<MenuKind, string>;

const list = {
  title: 'Menus',
  everything: 'Not archived',
  calendar: 'Calendar',
  grabAndGo: 'Grab and go',
  archived: 'Archived',
  name: 'Name',
  kind: 'Kind',
  theme: 'Theme',
  lastDay: 'Last day',
  items: 'Items',
  schools: 'Schools',
  moreOf: '{first} and {count} more',
  groups: 'Groups',
  daysAhead: 'Days ahead',
  state: 'State',
  states: { active: 'In use', ended: 'Ended', archived: 'Archived' },
  created: 'Created',
  new: 'New menu',
  schedule: 'Schedule',
  archive: common.archive,
  archiveTitle: '{count, plural, one {Archive # menu?} other {Archive # menus?}}',
  archiveText: 'Menus used on upcoming days are left as they are.',
  close: common.cancel,
  emptyTitle: 'No menus yet',
  emptyText: 'A menu is the list of items that a school or grade group can order on a day.',
};

const form = {
  aboutTitle: 'Menu',
  aboutNote: 'Families see the theme on the day, never the name.',
  name: 'Name',
  kind: 'Kind',
  kindHint: 'Grab and go is stocked at a school and needs no order. You can’t change this later.',
  theme: 'Theme',
  noTheme: 'No theme',
  lastDay: 'Last day',
  lastDayHint: 'Repeat orders end with it.',
};

const create = {
  crumb: 'New',
  newTitle: 'New menu',
  newNote: 'Next, add its items, then the days it is for.',
  create: 'Create menu',
  creating: 'Creating the menu',
};

const one = {
  loading: 'Loading the menu',
  failedTitle: 'The menu could not be loaded',
  failedText: common.nothingChanged,
  number: common.numbered,
  until: 'Until {date}',
  actions: common.quickActions,
  copy: 'Copy this menu',
  copyTitle: 'Copy {name}',
  copyText: 'A new menu with the same items and weights, not scheduled yet.',
  copyName: 'Name of the copy',
  archive: common.archive,
  restore: common.restore,
  archiveTitle: common.archiveNamed,
  archiveText: 'You can no longer schedule it. Past days keep it.',
  restoreTitle: 'Restore {name}?',
  restoreText: 'You can schedule it again.',
  scheduledNote:
    '{count, plural, one {# upcoming day uses it, so it can’t be archived.} other {# upcoming days use it, so it can’t be archived.}}',
  openSchedule: 'Open in Menu Schedules',
  archivedNote: 'This menu is archived. Restore it to make changes.',
};

const items = {
  title: 'Items',
  count: '{count, plural, one {# item} other {# items}}',
  item: 'Item',
  vendor: 'Vendor',
  weight: 'Weight',
  weightWrong: 'Enter a whole number from 0 to {most}.',
  weightOf: 'Weight of {name}',
  weightHint: 'How often it is picked at random, compared with the others. 0 means never.',
  never: 'never picked at random',
  price: 'Price',
  ordered: 'Ordered ahead',
  extra: 'Extra',
  unavailable: 'Archived, or the vendor is suspended',
  add: 'Add an item',
  addHint: 'Search by name. It starts with weight 1.',
  remove: common.remove,
  removeOf: common.removeNamed,
  none: 'This menu has no items yet.',
  added: '{name} is on the menu.',
  removed: '{name} is off the menu.',
  changed: 'The weight of {name} is {weight}.',
  conflict: 'Someone else has changed this menu. Here is the latest version: please try again.',
  orderedTitle: '{name} has upcoming orders',
  orderedText:
    '{orders, plural, one {# upcoming meal includes it} other {# upcoming meals include it}} for {lunchers, plural, one {# child} other {# children}} of {families, plural, one {# family} other {# families}}. Nothing was changed.',
  orderedDay: '{count, plural, one {# meal} other {# meals}}',
  replace: 'Replace it and ask families',
  compensate: 'Remove it and refund families',
  close: 'Leave it',
};

const use = {
  title: 'Where it is used',
  none: 'No upcoming day uses this menu.',
  school: 'School',
  groups: 'Groups',
  days: 'Days ahead',
  from: 'From',
  to: 'To',
  show: 'Show days',
};

const go = {
  title: 'Schools that keep it',
  none: 'No school keeps this menu ready.',
  school: 'School',
  from: 'From',
  to: 'To',
  open: 'until further notice',
  add: 'Add a school',
  edit: 'Change the days',
  editOf: 'Change the days at {school}',
  remove: common.remove,
  removeOf: 'Remove {school}',
  removeTitle: 'Remove {school}?',
  removeText: 'The school no longer keeps this menu ready.',
  save: common.save,
  toHint: 'Empty is until further notice.',
  chooseSchool: 'Please choose a school.',
  close: common.cancel,
  loading: 'Loading the schools',
  failedTitle: 'The schools could not be loaded',
  failed: 'The menu itself is there.',
  retry: common.tryAgain,
  saved: 'Saved.',
};

/** What can be eaten, as the team keeps it. */
export const words = { themes, kinds, list, form, create, one, items, use, go };
