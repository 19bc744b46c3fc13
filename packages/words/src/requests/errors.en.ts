import type { fieldCodes, requestCodes } from '@yay/contract/requests/codes';

export const words = {
  request: {
    too_many_forms:
      'We have several messages from you already and will read them. Please try again in an hour, or write us an email.',
    form_too_fast: 'That was faster than anybody types. Please send it once more.',
    form_outdated:
      'This form was open for too long. What you typed is still here: please send it once more.',
    form_sent_already:
      'This form was sent already, with other words. Open it again to send another one.',
    request_changed: 'Somebody changed this request meanwhile. This is how it stands now.',
    request_state: 'This can’t be done in the state that the request is in. Reopen it first.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    zip_code: 'A ZIP code has five digits, such as 37211.',
    school_is_ours: 'This school is one of ours already.',
    request_file_type: 'Choose a PDF or a Word file (DOCX).',
    request_file_content:
      'This file can’t be read as a PDF or Word file. Save it anew and choose it again.',
    request_file_too_large: 'This file is too large. It can be 10 MB at most.',
    unknown_owner: 'This person may not read requests of this kind.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
