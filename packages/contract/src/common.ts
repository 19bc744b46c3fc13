import { isPlainDate, isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { parsePhone } from '@yay/domain/phones';
import { z } from 'zod';

/** The largest id that PostgreSQL's integer holds; anything beyond can't exist. */
const MAX_ID = 2_147_483_647;

export const id = z.number().int().min(1).max(MAX_ID);
/** An id in a path or a query, where everything is text. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);

/** One line that a person typed: a line break in a name could forge lines of a mail or a label. */
const ONE_LINE = /^\P{Cc}*$/u;
export const personName = z.string().trim().min(1).max(80).regex(ONE_LINE);

const phoneText = z.string().trim().max(40).regex(ONE_LINE);
/** Reads a phone number as somebody typed it into E.164; empty is no number. */
export const phoneNumber = phoneText.transform((text, context) => {
  if (text === '') return null;
  const read = parsePhone(text);
  if ('phone' in read) return read.phone;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});
/** Reads a phone number as it was seen, which may be from before numbers were checked. */
export const seenPhoneNumber = phoneText.transform((text) => {
  const read = parsePhone(text);
  return 'phone' in read ? read.phone : text || null;
});

/**
 * A business date, YYYY-MM-DD, in the zone of the market that it is about: of an age in which the
 * days around it, and those that it is compared with, are dates as well.
 */
export const date = z
  .string()
  .refine((text) => isPlainDate(text) && text >= '1900-01-01' && text < '3000-01-01')
  .transform((text) => text as PlainDate);
export const monday = date.refine((day) => isWeekday(day) && mondayOf(day) === day);
/** A date on its way out. */
export const dateOut = z.string() as unknown as z.ZodType<PlainDate, PlainDate>;
/** An instant, ISO 8601 in UTC. */
export const instantOut = z.string();
export const cents = z.number().int();

/** 0 and 1 are how product.md sends a flag; true and false are welcome too. */
export const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean);
export const flagText = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true');

export const errorBody = z.object({
  message: z.string(),
  code: z.string().optional(),
  /** Field path to the messages about it. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.number().int(),
    per_page: z.number().int(),
    current_page: z.number().int(),
    last_page: z.number().int(),
  });

/** The refusals every call may give. */
export const refusals = {
  401: errorBody,
  403: errorBody,
  404: errorBody,
  422: errorBody,
  429: errorBody,
} as const;
