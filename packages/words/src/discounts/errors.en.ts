import type { fieldCodes } from '@yay/contract/discounts/codes';

export const words = {
  field: {
    market_required: 'Select at least one market.',
    school_required: 'Select at least one school.',
    grade_required: 'Select at least one grade.',
    code_exists: 'There is a discount with this code already. It may be archived.',
    code_in_use: 'Families have used this code, so it stays as it is.',
    percent_range: 'A percentage goes from 1 to 100.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
