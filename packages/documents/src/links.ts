import { isSafeLink } from '@yay/domain/text';

const MAIL = /^mailto:[^\s@<>"?&\\]+@[^\s@<>"?&\\]+$/i;
const PHONE = /^tel:\+?[\d().-]{3,30}$/i;

/** A link of a document: a page of ours, another site over HTTP, an address of mail, a phone number. */
export const isDocumentLink = (link: unknown): link is string =>
  typeof link === 'string' &&
  link.length <= 2_000 &&
  (isSafeLink(link) || MAIL.test(link) || PHONE.test(link));
