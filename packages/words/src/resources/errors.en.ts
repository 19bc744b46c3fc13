import type { fieldCodes, requestCodes } from '@yay/contract/resources/codes';

export const words = {
  request: {
    too_many_resources: 'A school can keep 100 resources. Remove one you no longer need.',
    upload_over: 'This file is already there. Reload the page to see it.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    resource_type: 'Choose a PDF, picture, Word, spreadsheet, CSV or text file.',
    resource_content: 'This file is not what its name says. Save it again, then choose it again.',
    resource_too_large: 'This file is too large. It can be 10 MB at most.',
    not_https: 'An address starts with https://',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
