import type { fieldCodes, requestCodes } from '@yay/contract/credit/codes';

export const words = {
  request: {
    second_person: 'Someone else has to decide this, because you asked for it or it is for you.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    refund_over_own:
      'That is more than the family’s own money. Credit they were given is never paid out.',
    nothing_left: 'There is nothing left of this credit to take back.',
    over_limit: 'That is more than can be given at once.',
    unknown_family: 'There is no account with this address.',
    uploaded_before:
      'This exact file was uploaded before. Confirm that you want to upload it again.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
