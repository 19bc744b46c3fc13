import type { fieldCodes, requestCodes } from '@yay/contract/labels/codes';

export const words = {
  request: {
    labels_regeneration_failed: 'The label could not be regenerated. It is being made right now.',
    labels_not_ready: 'The label is still being generated. Click ‘Download Labels’ later.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    labels_day_past: 'This day is over. Choose today or a later day.',
    labels_day_far: 'This day is too far away. Choose one of the next two weeks.',
    labels_unknown_print: 'There is no such print of this day.',
    labels_no_such_place: 'The sheet has no label there.',
    labels_no_contact: 'No one gets labels by email. Add a contact who does first.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
