import { z } from 'zod';
import { phoneNumber } from '../common.ts';
import { ASKERS, CHILDREN, CONTACT_TOPICS, LONGEST_MESSAGE } from './values.ts';

/**
 * The fields of the three public forms, as a browser posts them without a script: every value is a
 * text, and what was left empty is an empty one.
 */
const ONE_LINE = /^\P{Cc}*$/u;
const line = (most: number) => z.string().trim().max(most).regex(ONE_LINE);
const message = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(LONGEST_MESSAGE)
      .regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u),
  );
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), z.literal('').transform(() => null)]).default(null);

/** Addresses are those that mail servers take; its dot and ending are asked for. */
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));

const sender = { name: line(80).min(1), email };

export const contactForm = z.object({
  ...sender,
  topic: z.enum(CONTACT_TOPICS, { error: 'required' }),
  child: line(160).default(''),
  message: message.pipe(z.string().min(1)),
});

export const schoolForm = z.object({
  ...sender,
  school: line(120).min(1),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(?:-\d{4})?$/, { error: 'zip_code' }),
  asker: z.enum(ASKERS, { error: 'required' }),
  children: choice(CHILDREN),
  lunch_at: z.union([z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), z.literal('')]).default(''),
  message: message.default(''),
  /** Ticked by who asks for another school of a name that we know. */
  other_school: z.enum(['', '1']).default(''),
});

export const jobForm = z.object({
  ...sender,
  phone: z.string().default('').pipe(phoneNumber),
  /** The job that the page is about; empty for an application of one's own accord. */
  job: line(200).default(''),
  message: message.default(''),
});

export const FORMS = { contact: contactForm, school: schoolForm, job: jobForm } as const;
