import { readSiteOption, type SiteOptionFields } from '@yay/contract/site-options/fields';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionsOf } from './settings.repo.ts';

export type Contact = Readonly<SiteOptionFields<'contact'>>;

/** The info mailbox and the number for text messages. */
export async function contact(source: Queryable): Promise<Contact> {
  const [row] = await siteOptionsOf(source, ['contact']);
  return contactOf(row?.fields);
}

export const contactOf = (given: unknown): Contact => readSiteOption('contact', given);
