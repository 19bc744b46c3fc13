import type { fieldCodes, requestCodes } from '@yay/contract/pages/codes';

export const words = {
  request: {
    draft_exists:
      'There is already a draft. Publish or discard it first, or let this one replace it.',
    draft_missing: 'This draft is gone: someone published or discarded it.',
    page_stays: 'This page is part of the product: it stays at its address, and on the site.',
    version_not_scheduled: 'This version is no longer scheduled.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    address_malformed:
      'Start with a slash and use lowercase letters, digits and single hyphens, such as /news/first-week.',
    address_of_page: 'Another page has this address.',
    address_of_archived_page:
      'An archived page has this address. Restore that page, or choose another.',
    address_of_portal: 'This address is already part of the product.',
    address_of_api: 'This address belongs to the API.',
    address_of_file: 'This address belongs to files.',
    address_of_language: 'Leave out /es: a page gets its Spanish address by itself.',
    address_of_redirect: 'A redirect leads away from this address. Remove it first.',
    not_a_document: 'This text can’t be read. Reload the page and try again.',
    document_too_big: 'This text is too long. Split it into two pages.',
    document_too_deep: 'Lists and quotes are nested too deeply.',
    document_unknown: 'Something in this text is not allowed here. Remove it and try again.',
    document_unsafe_link:
      'A link in this text can’t be used. Links start with https://, mailto:, tel: or a slash.',
    document_picture_gone: 'A picture in this text is no longer in the library. Remove it.',
    schedule_over: 'This time is already over. Choose a later one.',
    schedule_ends_first: 'The end has to be later than the start.',
    version_same_minute: 'Another version starts in the same minute.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
