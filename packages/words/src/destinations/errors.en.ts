import type { fieldCodes, requestCodes } from '@yay/contract/destinations/codes';

export const words = {
  request: {
    school_has_meals: 'A school cannot be suspended while future meals are scheduled.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_destination: 'We can’t find this school.',
    unknown_room: 'That room is not there anymore. Choose another one.',
    unknown_grade: 'Please choose a grade of this school.',
    grade_has_lunchers: 'A grade with lunchers can’t be removed.',
    grade_name_kept: 'This name is reserved for lunchers whose grade is unknown.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
