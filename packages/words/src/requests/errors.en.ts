import type { fieldCodes, requestCodes } from '@yay/contract/requests/codes';

export const words = {
  request: {
    too_many_forms:
      'We already have several messages from you and will read them. What you typed is still here: please send it again in an hour, or email us.',
    form_too_fast: 'That was faster than anyone can type. Please send it once more.',
    form_outdated:
      'This form was open for too long. What you typed is still here: please send it once more.',
    form_sent_already:
      'This form was already sent with different text. What you typed is still here: send it once more if we should get this too.',
    request_changed: 'Someone changed this request in the meantime. This is how it looks now.',
    request_state: 'This can’t be done to a request with this status. Reopen it first.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    zip_code: 'A ZIP code has five digits, such as 37211.',
    school_is_ours: 'This school is already one of ours.',
    request_file_type: 'Choose a PDF or a Word file (DOCX).',
    request_file_content:
      'This file can’t be read as a PDF or Word file. Save it again, then choose it again.',
    request_file_too_large: 'This file is too large. It can be 10 MB at most.',
    unknown_owner: 'This person can’t read requests of this kind.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
