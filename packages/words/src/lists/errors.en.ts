import type { fieldCodes } from '@yay/contract/lists/codes';

export const words = {
  field: {
    unknown_model: 'You don’t have access to this list.',
    unknown_column: 'You don’t have access to this column.',
    unknown_operator: 'This column can’t be compared like that.',
    unknown_relation: 'You don’t have access to this relation.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
