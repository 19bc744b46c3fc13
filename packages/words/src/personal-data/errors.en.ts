import type { requestCodes } from '@yay/contract/personal-data/codes';

export const words = {
  request: {
    data_file_today: 'You can ask for your data once a day. Please try again tomorrow.',
  } satisfies Record<(typeof requestCodes)[number], string>,
};
