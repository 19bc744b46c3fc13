import { tryAgain } from './try-again.ts';

/** Words that many places say with one meaning. Areas take them from here instead of writing them again. */
export const words = {
  tryAgain: tryAgain.en,
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  archive: 'Archive',
  restore: 'Restore',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  /** The question before unsaved changes go out of sight. */
  leaveTitle: 'Leave without saving?',
  leaveText:
    '{count, plural, one {# change is not saved and will be lost.} other {# changes are not saved and will be lost.}}',
  leave: 'Leave',
  stay: 'Stay here',
  removing: 'Removing',
  yes: 'Yes',
  no: 'No',
  oneMoment: 'One moment',
  quickActions: 'Quick actions',
  nothingChanged: 'Nothing was changed.',
  hiccup: 'Your connection or our server had a hiccup.',
  notLoaded: 'This could not be loaded',
  nameless: 'A child',
  numbered: 'No. {id}',
  archiveNamed: 'Archive {name}?',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  thisWeek: 'This week',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page} of {last}',
  /** Of a grade, where not all of it is meant. */
  childrenOf: '{count, plural, one {# child of {grade}} other {# children of {grade}}}',
};
