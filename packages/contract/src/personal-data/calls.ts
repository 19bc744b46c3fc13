import { z } from 'zod';
import { DAY_REFUSAL_CODES } from '../codes.ts';
import { dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { affectedOrder } from '../lunchers/calls.ts';

const params = z.object({ id: idText });
const cents = z.number().int();

// Closing an account ------------------------------------------------------------------------------
const lunch = z.object({
  order_id: id,
  luncher_id: id,
  luncher: z.string(),
  date: dateOut,
  item_name: z.string(),
});

/**
 * The effect of closing an account, in the words of the record that it would write. All amounts are
 * in cents.
 */
export const closing = z.object({
  cancelled: z.array(lunch),
  /** Lunches that the kitchen has already: they are still brought. */
  kept: z.array(lunch),
  comes_back: z.object({
    /** Both sums include bonuses and promotional credit, as on the family's own page. */
    credit: cents,
    yay_bucks: cents,
    /** The debt that is forgiven. */
    debt: cents,
  }),
  /** The account's funds afterwards, all lunches of before included. */
  stays: z.object({ credit: cents, yay_bucks: cents, owed: cents }),
  /** Days after which names and addresses are erased. */
  erase_after_days: z.number().int(),
});
export type Closing = z.infer<typeof closing>;

export const previewOwnClosing = endpoint({
  method: 'GET',
  path: '/api/account/closing',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  tag: 'personal data',
  summary: 'What closing one’s own account would cancel and give back, without doing it',
  responses: { 200: z.object({ data: closing }), ...refusals },
});

export const previewClosing = endpoint({
  method: 'GET',
  path: '/api/users/:id/closing',
  permission: { any: ['internal_dashboard:users'] },
  impersonating: 'refused',
  tag: 'personal data',
  summary: 'What deleting an account would cancel and give back, without doing it',
  params,
  responses: { 200: z.object({ data: closing }), ...refusals },
});

// Ordering again ----------------------------------------------------------------------------------
const lostLunch = lunch.omit({ order_id: true });
export type LostLunch = z.infer<typeof lostLunch>;

export const listLostLunches = endpoint({
  method: 'GET',
  path: '/api/users/:id/lost-lunches',
  permission: { any: ['internal_dashboard:users'] },
  tag: 'personal data',
  summary: 'Lunches ahead that were cancelled when the account was deleted',
  params,
  responses: { 200: z.object({ data: z.array(lostLunch) }), ...refusals },
});

export const orderAgain = endpoint({
  method: 'POST',
  path: '/api/users/:id/lost-lunches',
  permission: { any: ['internal_dashboard:users'] },
  impersonating: 'refused',
  tag: 'personal data',
  summary: 'Order these lunches again, at today’s prices and by today’s rules',
  params,
  responses: {
    200: z.object({
      data: z.object({
        ordered: z.array(lostLunch),
        refused: z.array(lostLunch.extend({ code: z.enum(DAY_REFUSAL_CODES) })),
      }),
    }),
    ...refusals,
  },
});

// A file of everything ----------------------------------------------------------------------------
export const dataFile = z.object({
  id,
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  bytes: z.number().int(),
  created_at: instantOut,
  ready_at: instantOut.nullable(),
  expires_at: instantOut.nullable(),
});
export type DataFile = z.infer<typeof dataFile>;

export const listDataFiles = endpoint({
  method: 'GET',
  path: '/api/account/data-files',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  tag: 'personal data',
  summary: 'Files of one’s own data, the newest first',
  responses: {
    200: z.object({
      data: z.array(dataFile),
      /** The instant from which another one can be asked for; null: now. */
      next_at: instantOut.nullable(),
    }),
    ...refusals,
  },
});

export const askForDataFile = endpoint({
  method: 'POST',
  path: '/api/account/data-files',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  fresh: true,
  tag: 'personal data',
  summary: 'Ask for all of one’s own data as a file; a mail tells when it is ready',
  responses: { 202: z.object({ data: dataFile }), ...refusals },
});

export const downloadDataFile = endpoint({
  method: 'GET',
  path: '/api/account/data-files/:id/download',
  permission: { any: ['user:account'] },
  impersonating: 'refused',
  file: true,
  fresh: true,
  tag: 'personal data',
  summary: 'The file, as long as it is kept',
  params,
  responses: { 200: z.undefined(), ...refusals },
});

// A child -----------------------------------------------------------------------------------------
export const eraseLuncher = endpoint({
  method: 'POST',
  path: '/api/lunchers/:id/erase',
  permission: { any: ['user:lunch_calendar'] },
  impersonating: 'refused',
  tag: 'personal data',
  summary: 'Remove a luncher and erase her name and allergies; orders ahead are cancelled',
  params,
  responses: {
    200: z.object({
      affected: z.array(affectedOrder),
      /** False while a kitchen still has a lunch of hers: it is done after that. */
      erased: z.boolean(),
    }),
    ...refusals,
  },
});
