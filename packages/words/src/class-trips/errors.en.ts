import type { fieldCodes, requestCodes } from '@yay/contract/class-trips/codes';

export const words = {
  request: {
    trip_link_over: 'This link no longer works. Please ask your school’s office for a new one.',
    trip_answered: 'This class trip was already answered or taken back.',
    trip_too_late: 'It is too late: the kitchen has the count for this day.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    trip_asked_already: 'Someone already requested this grade on this day. The office has it.',
    trip_day_locked: 'It is too late for this day: the kitchen has its count.',
    trip_day_closed: 'There is no lunch for this grade on this day already.',
    trip_too_far: 'This day is too far ahead. Please pick an earlier one.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
