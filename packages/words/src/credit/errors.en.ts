import type { fieldCodes, requestCodes } from '@yay/contract/credit/codes';

export const words = {
  request: {
    second_person: 'Somebody else has to decide this: you asked for it, or it is for you.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    refund_over_own:
      'That is more than the family has of its own. What it was given as credit is never paid out.',
    nothing_left: 'Nothing of this credit is left to take back.',
    over_limit: 'That is more than can be given at once.',
    unknown_family: 'There is no account with this address.',
    uploaded_before: 'This very file was uploaded before. Say that you mean it once more.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
