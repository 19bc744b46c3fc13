import type { requestCodes } from '@yay/contract/roll-over/codes';

export const words = {
  request: {
    roll_over_done: 'The grades were already moved up for this school year.',
    roll_over_under_way: 'The grades are being moved right now. Please wait until that is done.',
    roll_over_none: 'There is nothing to undo.',
    roll_over_ordered: 'Someone has already ordered in a new grade, so this can’t be undone.',
  } satisfies Record<(typeof requestCodes)[number], string>,
};
