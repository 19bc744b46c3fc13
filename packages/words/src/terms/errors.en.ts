import type { fieldCodes, requestCodes } from '@yay/contract/terms/codes';

export const words = {
  request: {
    term_used: 'Something uses this tag now, so it stays.',
    term_renamed: 'Someone renamed this tag in the meantime. Please check it again.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_term: 'We can’t find this tag.',
    same_term: 'Choose two tags that differ.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
