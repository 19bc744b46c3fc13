import { words as common } from '../common/en.ts';
export const go = {
  title: 'Grab & go',
  show: 'Show grab & go',
  hint: 'Lunches kept ready at school, with nothing to choose for the day.',
  ordered: 'Ordered',
  mark: 'Grab & go',
  none: 'No grab & go lunches this week.',
  ready: 'Kept ready at {school}',
  readyNone: 'Nothing is kept ready at {school} this week.',
  until: 'until {date}',
  contains: 'Contains {list}',
  containsNothing: 'None of the nine allergens',
  unverified: 'Not checked for {list}',
  notFor: 'Not safe for {children}',
  loading: 'Loading grab & go',
  failed: 'Grab & go could not be loaded.',
  again: common.tryAgain,
  months: 'See the month',
} as const;

export const theme = {
  mediterranean: 'Mediterranean day',
  pasta: 'Pasta day',
  pizza: 'Pizza day',
  sandwich: 'Sandwich day',
  taco: 'Taco day',
} as const;
