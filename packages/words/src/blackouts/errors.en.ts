import type { fieldCodes } from '@yay/contract/blackouts/codes';

export const words = {
  field: {
    closed_already: 'These places are already closed on all of these days.',
    left_to_the_team: 'Only our team can close days for this reason, or lift such a closure.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
