import { z } from 'zod';
import { id } from '../common.ts';

const MOST_NAMED = 10_000;

/** Items by what they are; each condition narrows. Archived ones are never among them. */
export const itemChoice = z.strictObject({
  search: z.string().trim().max(100).default(''),
  vendor_ids: z.array(id).max(500).default([]),
  /** Any of these tags. */
  term_ids: z.array(id).max(100).default([]),
  untagged: z.boolean().default(false),
  kind: z.enum(['all', 'entree', 'extra']).default('all'),
  /** Only these of them. */
  only: z.array(id).max(MOST_NAMED).optional(),
  /** The items to leave out. */
  except: z.array(id).max(MOST_NAMED).default([]),
});
export type ItemChoice = z.output<typeof itemChoice>;
export type ItemChoiceInput = z.input<typeof itemChoice>;
