import type { fieldCodes } from '@yay/contract/message-modals/codes';

export const words = {
  field: {
    link_unsafe: 'Enter a page of this site, such as /lunch-calendar, or a full web address.',
    page_required: 'Select at least one page.',
    full_picture_asks_nothing:
      'A full picture has no room for an email field. Choose another layout.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
