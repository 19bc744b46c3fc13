import type { Property } from '@yay/domain/allergy';
import { words as common } from '../common/en.ts';
import { allergensWithin } from '../properties/names.en.ts';

/** As they stand in a sentence. */
const property = {
  ...allergensWithin,
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  kosher: 'kosher',
  gluten_free: 'gluten free',
  spicy: 'spicy food',
} satisfies Record<Property, string>;

const bar = {
  previous: 'Previous week',
  next: 'Next week',
  pick: 'Pick a week',
  begin: 'Pick a day, choose a meal, save. Each week is charged on its Monday.',
  daysLabel: 'Days of the week',
  closed: 'Closed',
  left: '{days, plural, =0 {} one {# day } other {# days }}{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, =0 {} one {# minute } other {# minutes }}left to order',
  closes: '{days} {count, plural, one {closes} other {close}} {when}.',
  closesFor: '{names}: {days} until {when}.',
  closesShort: 'Closes {when}.',
  lateNow: 'New meals now cost {fee} more.',
  lateNowShort: 'New meals +{fee}.',
  lateLater: 'No late fee until {when}.',
  unpaid: 'Payment due',
  shut: 'Ordering for this week has closed',
  shutNow: 'Ordering is closed right now',
  opensAgain: 'On {day} you can order again until {time}.',
  shutHelp: 'Need a late order? Email <email></email> and we will see what we can do.',
  over: 'This week is over',
  notYet: 'No lunches are planned for this week yet',
  notYetHelp: 'Menus usually appear a few weeks ahead.',
  noOrdering: 'There is no lunch to order this week',
  range: '{from} to {to}',
  dayAt: '{day} at {time}',
  today: 'today',
  onDay: '{day}',
  clock: '{time}',
  clockOne: '{time}',
} as const;

const child = {
  tabs: 'Lunchers',
  days: '{chosen, number} of {possible, plural, one {# day} other {# days}}',
  noDays: 'No lunch',
  place: '{grade}, {school}',
  care: '{kind, select, diet {Only {name}} other {No {name}}}',
  careMore: '{first} and {count, number} more',
  copy: 'Copy',
  copyLong: 'Copy to siblings',
  copyLabel: "Copy to siblings, {child}'s week",
  lastWeek: 'Last week',
  lastWeekLabel: "Last week, fill {child}'s open days",
} as const;

const cell = {
  ordered: 'Ordered',
  locked: 'Locked in',
  served: 'Served',
  unsaved: 'Not saved',
  refused: 'Not saved',
  blocked: 'Blocked',
  takenOff: 'Removed, no fee',
  putBack: 'Put it back',
  putBackLabel: 'Put it back: {meal}, {child}, {day}',
  discard: 'Discard this choice',
  discardLabel: 'Discard this choice: {meal}, {child}, {day}',
  choose: 'Choose a lunch',
  chooseLabel: 'Choose a lunch, {child}, {day}',
  mealLabel: '{meal}, {state}, {price}, {child}, {day}',
  withFee: '{price} with the late fee',
  lateLabel: '{label}, {fee} late fee',
  closedLabel: '{child}, {day}:',
  meals: '{count, plural, one {# meal} other {# meals}} on the menu',
  special: '{count, plural, one {Special} other {Specials}}: {meal}',
  dailySpecial: 'Daily special',
  late: 'Late, {fee} more',
  lateKept: 'Late fee {fee}',
  repeats: 'Repeats',
  surprise: 'Surprise',
  closed: 'Closed',
  over: 'This day is over.',
  closedAt: '{day} orders closed {when}.',
  closedPlain: 'Ordering for this day has closed.',
  help: 'Ask for a late order',
  helpSubject: 'Late order for {child}, {date}',
  noSchool: 'No school',
  noLunch: 'No lunch',
  noSchoolWhy: 'There is no lunch on this day.',
  noMenu: 'No menu',
  noMenuWhy: '{school} has no lunch planned yet.',
  pickAnother: 'Pick another meal',
  replaced: 'Replaced: choose',
  lookAgain: 'Check the price',
  unknownMeal: 'A meal no longer offered',
  removedLabel: '{meal} removed, {child}, {day}',
} as const;

const problem = {
  contains:
    '{kind, select, diet {{part} is not {name}.} spicy {{part} is spicy.} other {{part} has {name}.}}',
  unverified: '{part} has not been checked for {name} yet, so it is not considered safe.',
  mealContains:
    "{kind, select, diet {Not {name}. {child}'s diet is set to strict.} spicy {This is spicy, and {child} must not have that.} other {Made with {name}. {child}'s allergy is set to strict.}}",
  mealUnverified:
    '{vendor} has not checked this meal for {name} yet, so it is not considered safe.',
  has: '{kind, select, diet {Not {name}} spicy {Is spicy} other {Has {name}}}',
  unchecked: 'Not checked for {name}',
  soldOut: 'Sold out for {day}.',
  soldOutShort: 'Sold out',
  optionGone: 'A required option is not safe or no longer offered.',
} as const;

const summary = {
  label: 'Order summary',
  title: "This week's order",
  lunches: '{count, plural, =0 {No lunch yet} one {# lunch} other {# lunches}}',
  lateFee: 'Late fee',
  grabAndGo: 'Grab & go',
  lateMeals: '{count, plural, one {# meal} other {# meals}}',
  discount: 'Discount',
  total: 'Total',
  counting: 'Adding up',
  dockLabel: 'Order summary:',
  dock: '{lunches, plural, =0 {No lunch yet} one {# lunch} other {# lunches}}{unsaved, plural, =0 {} one {, unsaved change} other {, unsaved changes}}',
  credit: 'Account credit',
  yayBucks: 'Yay bucks',
  stays: '{amount} left for later',
  charged: 'Paid already',
  chargedCard: 'Your {brand} ending in {last4} is charged on {at}.',
  chargedNoCard: 'Add a card before {at}, when the week is charged.',
  chargedLater: 'What you add now is charged when that day’s orders close.',
  chargedFunds: 'Your funds cover this week.',
  saved: 'Everything is saved.',
  savedNow: '{count, plural, one {# change is saved.} other {# changes are saved.}}',
  empty: 'Choose a lunch and it appears here.',
  save: 'Save {count, plural, one {# change} other {# changes}}',
  saving: common.saving,
  nothing: 'Nothing to save',
  saveEmpty: common.save,
  saveAgain: 'Save again',
  undo: 'Undo {count, plural, one {it} =2 {both} other {all #}}',
  blocked:
    '{count, plural, one {# choice} other {# choices}} can’t be saved as {count, plural, one {it is} other {they are}}.',
} as const;

const promo = {
  add: 'Add a promo code',
} as const;

const save = {
  announce: {
    chosen: '{meal} for {child} on {day}, {price}. Not saved yet.',
    removed: 'Removed: {meal} for {child} on {day}, {price}. Not saved yet.',
    putBack: 'Back as saved: {meal} for {child} on {day}, {price}.',
    discarded: 'Discarded: {meal} for {child} on {day}, {price}.',
    surprise: '{meal} for {child} on {day}, {price}. Not chosen yet.',
  },
} as const;

const page = {
  loading: 'Loading the week',
  failedTitle: 'We could not load this week',
  failedText: 'Your saved lunches are safe. Please try again.',
  offlineText: 'There is no connection. Your saved lunches are safe.',
  retry: common.tryAgain,
  notFoundTitle: 'We can’t find this week',
  notFoundText: 'The link may be wrong, or you may not see this family.',
  toOwn: 'Go to my calendar',
} as const;

export const words = {
  property,
  bar,
  child,
  cell,
  problem,
  summary,
  promo,
  save,
  page,
};
