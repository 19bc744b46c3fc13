export const requestCodes = [
  'draft_exists',
  'draft_missing',
  'page_stays',
  'version_not_scheduled',
] as const;
export const fieldCodes = [
  'address_malformed',
  'address_of_page',
  'address_of_archived_page',
  'address_of_portal',
  'address_of_api',
  'address_of_file',
  'address_of_language',
  'address_of_redirect',
  'not_a_document',
  'document_too_big',
  'document_too_deep',
  'document_unknown',
  'document_unsafe_link',
  'document_picture_gone',
  'version_same_minute',
] as const;
