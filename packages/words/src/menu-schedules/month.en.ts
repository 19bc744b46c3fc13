import { words as common } from '../common/en.ts';

export const month = {
  title: 'Plan a month',
  school: 'School',
  month: 'Month',
  schoolFirst: 'Choose a school to see a menu for each weekday.',
  intro:
    'Each weekday starts with its most recent menu. Choose another one, or clear it to leave the days as they are.',
  begin: 'The days from {date} on, which have no menu yet, are planned too.',
  planned: '{planned} of {cells, plural, one {# day} other {# days}} already have a menu.',
  as: 'Last on {date}',
  none: 'No change.',
  missing: 'Choose a menu for at least one weekday.',
  over: 'It is too late to change any school day this month. Choose a later month.',
  loading: 'Checking the weeks before',
  failedTitle: 'The month could not be loaded',
  retry: common.tryAgain,
};
