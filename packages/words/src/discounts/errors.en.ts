import type { fieldCodes } from '@yay/contract/discounts/codes';

export const words = {
  field: {
    market_required: 'Select at least one market.',
    school_required: 'Select at least one school.',
    grade_required: 'Select at least one grade.',
    code_exists: 'A discount with this code already exists. It may be archived.',
    code_in_use: 'Families have used this code, so it can’t change.',
    percent_range: 'Enter a percentage from 1 to 100.',
    percent_only: 'Only a percentage can have this.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
