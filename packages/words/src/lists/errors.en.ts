import type { fieldCodes } from '@yay/contract/lists/codes';

export const words = {
  field: {
    unknown_model: 'There is no such list for you.',
    unknown_column: 'This list has no such column for you.',
    unknown_operator: 'This column can’t be compared like that.',
    unknown_relation: 'This list has no such relation for you.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
