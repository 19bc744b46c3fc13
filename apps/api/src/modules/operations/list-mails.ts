import type { MailEntry } from '@yay/contract/operations/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { mailPage } from './operations.repo.ts';
import { presentMail, presentPage } from './present.ts';

/** Mails by state, without whose they are and what they say. */
export async function listMails(
  db: Queryable,
  asked: { readonly state?: MailEntry['state'] | undefined; readonly page?: number | undefined },
) {
  return presentPage(await mailPage(db, asked.state, asked.page ?? 1), presentMail);
}
