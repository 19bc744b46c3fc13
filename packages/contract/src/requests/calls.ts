import { REQUEST_READERS } from '@yay/domain/requests';
import { z } from 'zod';
import { errorBody, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import {
  ASKERS,
  CHILDREN,
  CONTACT_TOPICS,
  REQUEST_FILE_TYPES,
  REQUEST_KINDS,
  REQUEST_STATES,
} from './values.ts';

/** The permissions of the kinds: each decides who may read its requests. */
const READERS = {
  any: [REQUEST_READERS.contact, REQUEST_READERS.school, REQUEST_READERS.job],
} as const;
const tag = 'requests';

const person = z.object({ id, full_name: z.string() });

const row = z.object({
  id,
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  name: z.string(),
  email: z.string(),
  /** The subject in a few words: the school, the job, the topic. */
  about: z.string(),
  owner: person.nullable(),
  created_at: instantOut,
  answered_at: instantOut.nullable(),
});
export type RequestRow = z.infer<typeof row>;

const filters = {
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_STATES).optional(),
  /** `mine`: those of the reader; `none`: those that nobody has taken. */
  owner: z.enum(['mine', 'none']).optional(),
  search: z.string().max(100).optional(),
};

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/admin/requests',
  permission: READERS,
  tag,
  summary: 'Requests of visitors that the reader may see, the latest first; spam only by its state',
  query: z.object({ ...filters, page: idText.pipe(z.number().max(100_000)).optional() }),
  responses: {
    200: page(row).extend({
      kinds: z.array(z.enum(REQUEST_KINDS)),
      /** The number of requests in each state, of the kind that is asked for. */
      counts: z.object({
        new: z.number().int(),
        open: z.number().int(),
        answered: z.number().int(),
        closed: z.number().int(),
        spam: z.number().int(),
      }),
    }),
    ...refusals,
  },
});

export const downloadRequests = endpoint({
  method: 'GET',
  path: '/api/admin/requests/file',
  permission: READERS,
  fresh: true,
  file: true,
  tag,
  summary: 'The same requests, of all pages, as a CSV file',
  query: z.object(filters),
  responses: { 200: z.undefined(), ...refusals },
});

export const REQUEST_ENTRIES = [
  'taken',
  'assigned',
  'note',
  'answer',
  'closed',
  'reopened',
  'spam',
] as const;

const entry = z.object({
  id,
  kind: z.enum(REQUEST_ENTRIES),
  text: z.string(),
  /** The person who did it; null for somebody whose account is erased. */
  by: z.string().nullable(),
  /** The person whom it was given to. */
  to: z.string().nullable(),
  at: instantOut,
});
export type RequestEntry = z.infer<typeof entry>;

const record = row.extend({
  phone: z.string().nullable(),
  locale: z.enum(['en', 'es']),
  message: z.string(),
  topic: z.enum(CONTACT_TOPICS).nullable(),
  child: z.string(),
  school: z.string(),
  zip: z.string(),
  asker: z.enum(ASKERS).nullable(),
  children: z.enum(CHILDREN).nullable(),
  lunch_at: z.string(),
  job: z.string(),
  file: z
    .object({ name: z.string(), type: z.enum(REQUEST_FILE_TYPES), bytes: z.number().int() })
    .nullable(),
  /** The account of the sender, where she was signed in. */
  user_id: id.nullable(),
  /** Other requests from the same address, the latest first. */
  others: z.array(row.pick({ id: true, kind: true, state: true, about: true, created_at: true })),
  entries: z.array(entry),
  /** The people who may own it. */
  owners: z.array(person),
  acts: z.array(z.enum(['take', 'assign', 'answer', 'close', 'reopen', 'spam'])),
  version: z.number().int(),
});
export type RequestRecord = z.infer<typeof record>;

const ofRequest = { params: z.object({ id: idText }) };
const changed = {
  200: z.object({ data: record }),
  409: errorBody.extend({ data: record.optional() }),
  ...refusals,
};

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/admin/requests/:id',
  permission: READERS,
  tag,
  summary: 'One request: what was asked, what was done about it, and what may be done now',
  ...ofRequest,
  responses: { 200: z.object({ data: record }), ...refusals },
});

export const downloadRequestFile = endpoint({
  method: 'GET',
  path: '/api/admin/requests/:id/file',
  permission: READERS,
  fresh: true,
  file: true,
  tag,
  summary: 'The file that came with an application, always to be saved',
  ...ofRequest,
  responses: { 200: z.undefined(), ...refusals },
});

const version = z.number().int().min(1);
const text = z
  .string()
  .transform((given) => given.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(4_000));

export const assignRequest = endpoint({
  method: 'PUT',
  path: '/api/admin/requests/:id/owner',
  permission: READERS,
  tag,
  summary: 'Take a request, give it to somebody else who may read it, or to nobody',
  ...ofRequest,
  body: z.strictObject({ owner_id: id.nullable(), version }),
  responses: changed,
});

export const changeRequestState = endpoint({
  method: 'PUT',
  path: '/api/admin/requests/:id/state',
  permission: READERS,
  tag,
  summary: 'Close a request, open it again, or put it away as spam',
  ...ofRequest,
  body: z.strictObject({ act: z.enum(['close', 'reopen', 'spam']), version }),
  responses: changed,
});

export const noteRequest = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/notes',
  permission: READERS,
  tag,
  summary: 'Note something for the team; the same key notes once',
  ...ofRequest,
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: z.strictObject({ text }),
  responses: changed,
});

export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/answers',
  permission: READERS,
  tag,
  summary: 'Answer by mail; the answer is kept, and the same key mails once',
  ...ofRequest,
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: z.strictObject({ text, version }),
  responses: changed,
});

export const checkSchoolName = endpoint({
  method: 'GET',
  path: '/api/requests/school',
  permission: 'anyone',
  tag,
  summary: 'Whether a school of this name is one of ours, which is public',
  query: z.object({ name: z.string().max(120) }),
  responses: { 200: z.object({ data: z.object({ ours: z.string().nullable() }) }), ...refusals },
});
