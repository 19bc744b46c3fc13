import { reasons } from '../blackouts/reasons.en.ts';
import { words as common } from '../common/en.ts';
import { go, theme } from './go.en.ts';
import { repeat } from './repeat.en.ts';

// Words that the calendar needs once a day, a dialog or a notice is opened: the first view does without.

const weeks = {
  title: 'Pick a week',
  lunches: '{count, plural, =0 {Nothing ordered} one {# lunch ordered} other {# lunches ordered}}',
  unsaved: 'Not saved',
  thisWeek: common.thisWeek,
  nextWeek: 'Next week',
  loading: 'Loading the weeks',
  failed: 'We could not count your lunches. You can still pick a week.',
} as const;

const panel = {
  title: "{child}'s {day} lunch",
  until: '{date}, order until {when}',
  untilFee: '{date}, order until {when}, {fee} late fee',
  shut: '{date}',
  close: common.close,
  before: 'Day before: {day}',
  after: 'Next open day: {day}',
  filters: 'Filters',
  all: 'All',
  safe: 'Safe for {child}',
  vegetarian: 'Vegetarian',
  vendor: 'Vendor',
  anyVendor: 'Any vendor',
  surprise: 'Surprise me',
  meals: 'Meals for {day}',
  notFor: 'Not for {child} on this day',
  none: 'No meal fits these filters.',
  showAll: 'Show all meals',
  blockedNote:
    '{reason} {count, plural, =0 {No other meal is safe.} one {One other meal is safe for {child}.} other {# other meals are safe for {child}.}}',
  lockedNote: 'This order can no longer be changed here.',
  removeOnly: 'You can remove this lunch, but you can’t change it right now.',
  chosen: 'Chosen',
  choose: 'Choose',
  chooseLabel: 'Choose {meal}',
  options: 'Options',
  optionsLabel: 'Options for {meal}',
  less: 'Less',
  remove: 'Remove lunch',
  removeLabel: 'Remove {meal} from {day}',
  chooseFor: 'Choose for {price}',
  keepAsIs: 'Chosen for {price}',
  stillNeeded: 'Still to choose: {group}',
  lateFee: '{fee} late fee',
  contains: 'Contains {list}',
  containsNothing: 'None of the nine allergens',
  optionsContain: 'Some options: {list}',
  /** Of an option or an extra, behind its price. */
  has: 'has {list}',
  dailySpecial: 'Daily special',
  vegetarianMeal: 'Vegetarian',
  veganMeal: 'Vegan',
  isNew: 'New',
  avoids: '{child} avoids {list}',
  few: '{count, plural, one {Only # left} other {Only # left}}',
  likes: '{percent, number}% like it',
  ratings: '{count, plural, one {# rating} other {# ratings}}',
  included: 'Included',
  more: '{price} more',
  extras: 'Something extra?',
  asMany: 'As many as you like',
  pickOne: 'Pick one',
  pickUpToOne: 'Pick one if you like',
  pickUpTo: 'Up to {max, number}',
  pickExactly: 'Pick {min, number}',
  pickBetween: 'Pick {min, number} to {max, number}',
  moreExtras: 'Show {count, plural, one {# more extra} other {# more extras}}',
  loading: 'Opening the day',
} as const;

const network = {
  waitingTitle: 'We’ll save when you’re back online',
  waitingText:
    'We don’t know yet whether your choices arrived. We’ll send them again when you’re back online; nothing is ordered twice.',
} as const;

const transfer = {
  copyTitle: "{child}'s week was copied",
  lastWeekTitle: "Last week's lunches for {child}",
  nothing: 'There is nothing new to fill in.',
  taken:
    '{count, plural, one {One lunch was filled in. It is} other {# lunches were filled in. They are}} not saved yet.',
  line: '{child}, {day}: {meal}',
  notOnMenu: '{school} does not have it on the menu that day.',
  kept: 'Another lunch is already chosen.',
  trimmed: 'Without {list}.',
  replace: 'Replace those lunches too',
  undo: 'Undo',
  done: 'Done',
  close: common.close,
} as const;

const conflict = {
  title: 'This week was changed somewhere else',
  text: 'Someone else saved this week while you were choosing. Nothing was overwritten. Choose which lunch to keep on each of these days.',
  theirs: 'Saved elsewhere',
  mine: 'Chosen here',
  nothing: 'No lunch',
  noCode: 'No promo code',
  code: 'Promo code',
  day: '{child}, {day}',
  textApart:
    'Someone else saved other days of this week while you were choosing. Your choices are still here. Check what changed, then save again.',
  justNow: 'This week’s lunches were just changed.',
  alsoTitle: 'Also changed elsewhere',
  takeAll: 'Use all of theirs',
  keepAll: 'Keep all of mine',
  done: 'Continue',
  close: 'Decide later',
  pending:
    'This week was changed somewhere else. Your choices wait until you have looked at both versions.',
  look: 'Look at both',
} as const;

const leave = {
  title: 'Save before you leave?',
  text: '{count, plural, one {One change is not saved yet. It stays} other {# changes are not saved yet. They stay}} in this tab for when you come back, but nothing is ordered until you save.',
  save: 'Save {count, plural, one {# change} other {# changes}}',
  saving: common.saving,
  leave: 'Leave without saving',
  stay: 'Stay',
  close: common.close,
} as const;

const promo = {
  label: 'Promo code',
  apply: 'Apply',
  checking: 'Checking the code',
  appliedRich: '<code></code> applied',
  remove: 'Remove promo code {code}',
  cancel: common.cancel,
  without: 'Save the lunches even if the code no longer works',
  withoutNo: 'Otherwise, nothing is saved until you see the new total.',
  withoutYes: 'They will be saved at full price, and we’ll let you know.',
} as const;

const clear = {
  child: 'Clear week',
  childLabel: "Clear week, remove {child}'s lunches",
  all: 'Clear the week for everyone',
  day: 'Clear this day',
} as const;

const staff = {
  title: 'You are ordering for {name}',
  text: 'Staff can order until 5 PM the day before.',
  textPlain: 'What you save is ordered for this family.',
  toPerson: 'Back to {name}’s page',
  back: 'Back to my own calendar',
} as const;

const replaced = {
  title:
    '{count, plural, one {A lunch was replaced} other {# lunches were replaced}}: choose what to do',
  day: '{child}, {day}: {meal}',
  link: 'Review and choose',
} as const;

const card = {
  missing: 'No card yet',
  add: 'Add a card',
  title: 'Your lunches are ordered.',
  toPay: '{amount} is left to pay. Your card is charged on {at}.',
  toPayLater: '{amount} is left to pay. Your card is charged when each day’s orders close.',
  later: 'Add a card later',
} as const;

const payment = {
  title: 'Your last payment did not go through',
  text: 'Please update your active payment method. Lunches already ordered stay ordered; you can order new weeks once it is paid.',
  link: 'Pay now',
} as const;

const told = {
  undone: 'Your choices were undone.',
  bringBack: 'Bring them back',
  refusedTitle: '{count, plural, one {One day was not saved} other {# days were not saved}}',
  refusedText: 'The other days are saved. What you chose is still marked here.',
  refusedDay: '{child}, {day}, {meal}:',
  cleared:
    '{count, plural, one {One lunch was} other {# lunches were}} removed. {kept, plural, =0 {} one {One stays: it can no longer be canceled. } other {# stay: they can no longer be canceled. }}Nothing is canceled until you save.',
  restoredTitle: '{count, plural, one {One choice is} other {# choices are}} not saved yet',
  restoredText: 'You chose this before the page was reloaded. Save it or undo it.',
} as const;

export const words = {
  weeks,
  panel,
  network,
  transfer,
  conflict,
  leave,
  promo,
  clear,
  staff,
  card,
  payment,
  replaced,
  told,
  repeat,
  go,
  reasons,
  theme,
};
