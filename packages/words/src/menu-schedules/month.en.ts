import { words as common } from '../common/en.ts';

export const month = {
  title: 'Plan a month',
  school: 'School',
  month: 'Month',
  schoolFirst: 'Choose a school; a menu for each weekday shows here.',
  intro:
    'Each weekday starts with the menu that it had last. Choose another one, or clear it to leave the days as they are.',
  planned: '{planned} of {cells, plural, one {# day} other {# days}} have a menu already.',
  as: 'Last on {date}',
  none: 'Stays as it is.',
  missing: 'Choose a menu for at least one weekday.',
  over: 'No school day of this month can still change. Choose a later month.',
  loading: 'Looking at the weeks before',
  failedTitle: 'The month could not be loaded',
  failed: common.nothingChanged,
  retry: common.tryAgain,
};
