/** The most people of one mail: beyond this, mail programs cut the address off without a word. */
export const MAIL_TO_MAX = 50;

/** A letter to all of them, none of whom sees the others. */
export function mailTo(emails: readonly string[]): string {
  const [only] = emails;
  const all = emails.map(encodeURIComponent);
  return emails.length === 1 && only ? `mailto:${all[0]}` : `mailto:?bcc=${all.join(',')}`;
}
