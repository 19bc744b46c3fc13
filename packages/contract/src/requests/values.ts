export {
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '@yay/domain/requests';

export const CONTACT_TOPICS = ['today', 'order', 'money', 'allergies', 'other'] as const;
export const ASKERS = ['parent', 'teacher', 'office', 'pta'] as const;
export const CHILDREN = ['under_100', '100_to_300', '300_to_600', 'over_600'] as const;

export const REQUEST_FILE_TYPES = ['pdf', 'docx'] as const;
export type RequestFileType = (typeof REQUEST_FILE_TYPES)[number];
export const LARGEST_REQUEST_FILE_BYTES = 10 * 1024 * 1024;

/** The path that each form is posted to: the page that it stands on, or one below it. */
export const FORM_PATHS = {
  contact: '/contact-us',
  school: '/request',
  job: '/careers-page/apply',
} as const;

export const LONGEST_MESSAGE = 4_000;
