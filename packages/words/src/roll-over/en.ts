import { words as common } from '../common/en.ts';

/** Grade roll-over: every child of a school one grade up. */
export const words = {
  title: 'Move grades up',
  note: 'For the school year {year}–{next}',
  preview: 'A preview. Nothing has moved and no family was told.',
  move: '{count, plural, one {child moves up} other {children move up}}',
  leave: '{count, plural, one {child leaves the last grade} other {children leave the last grade}}',
  other: '{count, plural, one {child is an exception} other {children are exceptions}}',
  unknown:
    '{count, plural, one {child has no valid grade and stays} other {children have no valid grade and stay}}',
  grades: 'Grades',
  from: 'Now',
  to: 'Then',
  children: 'Children',
  stays: 'Stays until the family answers',
  exceptions: 'Exceptions',
  exceptionsNote: 'Pick a child who stays, skips a grade or doesn’t know yet.',
  child: 'Child',
  pick: 'Choose a child',
  staysIn: 'Stays in {grade}',
  remove: 'Remove {name}',
  what: 'What happens',
  whatGrades: 'Children get their next grade, and rooms are emptied.',
  whatLast: 'Families of the last grade are asked for a school and grade before they order again.',
  whatOrders:
    '{count, plural, =0 {No lunch is ordered ahead.} one {# lunch ordered ahead is rechecked: if the new grade isn’t offered it, it is canceled and refunded.} other {# lunches ordered ahead are rechecked: what the new grade isn’t offered is canceled and refunded.}}',
  whatUndo:
    'You can undo it once, until the first order in a new grade. What was canceled stays canceled.',
  start: '{count, plural, one {Move # child} other {Move # children}}',
  confirmTitle: 'Move the grades up?',
  confirmText:
    '{count, plural, one {# child gets a new grade.} other {# children get a new grade.}}',
  cancel: common.cancel,
  working: 'Working',
  moving: 'Moving: {done} of {count}',
  undoing: 'Putting back: {done} of {count}',
  doneTitle: 'The grades have moved up',
  done: '{name} moved {count, plural, one {# child} other {# children}} on {day}.',
  skipped:
    '{count, plural, one {# child was changed by their family in the meantime and left alone.} other {# children were changed by their families in the meantime and left alone.}}',
  undo: 'Undo',
  undoTitle: 'Put every child back?',
  undoText: 'Everyone goes back to the grade and room they had before.',
  noUndo: 'Someone has ordered in a new grade, so it can no longer be undone.',
  emptyTitle: 'No one to move',
  empty: 'There are no children at this school yet.',
  loading: 'Loading the grades',
  failedTitle: 'We could not load the grades',
  failed: common.hiccup,
  retry: common.tryAgain,
};
