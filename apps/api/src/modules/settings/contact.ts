import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionsOf } from './settings.repo.ts';

export interface Contact {
  readonly email: string;
  readonly sms: string;
}

const fields = z.object({ email: z.string().default(''), sms: z.string().default('') });

/** The info mailbox and the number for text messages. */
export async function contact(source: Queryable): Promise<Contact> {
  const [row] = await siteOptionsOf(source, ['contact']);
  return contactOf(row?.fields);
}

export const contactOf = (given: unknown): Contact => fields.parse(given ?? {});
