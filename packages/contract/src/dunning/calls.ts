import { z } from 'zod';
import { cents, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const DUNNING_STATES = ['trying', 'grace_over', 'suspended', 'elsewhere'] as const;
/**
 * The card is tried again; lunches are cancelled as they lock; nothing is open but paying; all of it
 * waits for a payment that is open at a provider which is not in use any more.
 */
export type DunningState = (typeof DUNNING_STATES)[number];

export const dunningCase = z.object({
  id,
  family: z.object({ id, full_name: z.string(), email: z.string() }),
  owed_cents: cents,
  since: instantOut,
  /** The number of times that the schedule asked the card, the first included. */
  tries: z.number().int(),
  /** Null while the card is asked, and after the last try. */
  next_try_at: instantOut.nullable(),
  grace_ends_at: instantOut,
  warned_at: instantOut.nullable(),
  warned_again_at: instantOut.nullable(),
  suspended_at: instantOut.nullable(),
  /** The reason why the card did not pay, the last time that it was asked. */
  failure_code: z.string().nullable(),
  state: z.enum(DUNNING_STATES),
});
export type DunningCase = z.infer<typeof dunningCase>;

export const listDunning = endpoint({
  method: 'GET',
  path: '/api/dunning',
  permission: { any: ['user:billing'] },
  tag: 'billing',
  summary: 'Families of which a card did not pay what they owe, the longest first',
  query: z.object({
    state: z.enum(DUNNING_STATES).optional(),
    page: idText.optional(),
    per_page: idText.pipe(z.number().max(100)).optional(),
  }),
  responses: {
    200: page(dunningCase).extend({
      /** The debt of all of them, on whichever page. */
      owed_cents: cents,
    }),
    ...refusals,
  },
});
