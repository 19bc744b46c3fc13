import { z } from 'zod';
import { date, dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import {
  LARGEST_RESOURCE_BYTES,
  RESOURCE_AUDIENCES,
  RESOURCE_PIECE_BYTES,
  RESOURCE_STATES,
  RESOURCE_TYPES,
} from './values.ts';

/** The people who may read and change them, each in her own school. */
const PEOPLE = { any: ['school:portal', 'internal_dashboard:schools'] } as const;

const ONE_LINE = /^\P{Cc}*$/u;
const title = z.string().trim().min(1).max(100).regex(ONE_LINE);
const note = z.string().trim().max(300).regex(ONE_LINE).default('');
/** The words for those who read Spanish; without them the English stand. */
const spanish = {
  title_es: title.nullable().default(null),
  note_es: z.string().trim().min(1).max(300).regex(ONE_LINE).nullable().default(null),
};

export const resource = z.object({
  id,
  kind: z.enum(['file', 'link']),
  title: z.string(),
  note: z.string(),
  title_es: z.string().nullable(),
  note_es: z.string().nullable(),
  /** Both as who asks reads them: a school's people in their language. */
  said: z.object({ title: z.string(), note: z.string() }),
  audience: z.enum(RESOURCE_AUDIENCES),
  url: z.string().nullable(),
  file: z
    .object({ name: z.string(), type: z.enum(RESOURCE_TYPES), bytes: z.number().int() })
    .nullable(),
  shown_from: dateOut.nullable(),
  shown_until: dateOut.nullable(),
  /** The state today, at the school. */
  state: z.enum(RESOURCE_STATES),
  created_at: instantOut,
  version: z.number().int(),
});
export type Resource = z.infer<typeof resource>;

const list = z.object({ data: z.array(resource) });

/** A document as a family reads it, in its language: none that is for staff, later or over. */
const familyResource = z.object({
  id,
  title: z.string(),
  note: z.string(),
  url: z.string().nullable(),
  file: resource.shape.file,
});
export const schoolForFamily = z.object({
  id,
  name: z.string(),
  resources: z.array(familyResource),
});
export type SchoolForFamily = z.infer<typeof schoolForFamily>;

export const listResources = endpoint({
  method: 'GET',
  path: '/api/v2/resources',
  permission: PEOPLE,
  tag: 'resources',
  summary: 'Documents and links of a school, in their order',
  query: z.object({ destination_id: idText }),
  responses: { 200: list, ...refusals },
});

/** The families who may read them, if their children are at the school. */
const FAMILY = { any: ['user:lunch_calendar'] } as const;

export const listFamilyResources = endpoint({
  method: 'GET',
  path: '/api/v2/family-resources',
  permission: FAMILY,
  tag: 'resources',
  summary: "What the schools of a family's lunchers keep for families, by school",
  responses: { 200: z.object({ data: z.array(schoolForFamily) }), ...refusals },
});

export const downloadFamilyResource = endpoint({
  method: 'GET',
  path: '/api/v2/family-resources/:id/file',
  permission: FAMILY,
  file: true,
  tag: 'resources',
  summary:
    'The file of a document for families, always to be saved and never to be shown as a page',
  params: z.object({ id: idText }),
  responses: { 200: z.undefined(), ...refusals },
});

const words = {
  title,
  note,
  ...spanish,
  audience: z.enum(RESOURCE_AUDIENCES).default('staff'),
  shown_from: date.nullable().default(null),
  shown_until: date.nullable().default(null),
};

const url = z
  .string()
  .trim()
  .max(2000)
  .regex(ONE_LINE)
  .pipe(z.url({ protocol: /^https$/, error: 'not_https' }));

const begun = z.object({
  data: z.array(resource),
  /** The file that is to be sent; null for a link, which is there at once. */
  upload: z.object({ id, pieces: z.number().int() }).nullable(),
});

export const addResource = endpoint({
  method: 'POST',
  path: '/api/v2/resources',
  permission: PEOPLE,
  tag: 'resources',
  summary: 'Add a link, or begin to send a file',
  body: z
    .object({
      ...words,
      destination_id: id,
      url: url.nullable().default(null),
      file: z
        .object({
          name: z.string().trim().min(1).max(200).regex(ONE_LINE),
          bytes: z.number().int().min(1).max(2_000_000_000),
        })
        .strict()
        .nullable()
        .default(null),
    })
    .strict(),
  responses: { 201: begun, 409: refusals[422], ...refusals },
});

/** Base64 is a third longer than what it holds. */
const LONGEST = Math.ceil(RESOURCE_PIECE_BYTES / 3) * 4;
const MOST_PIECES = Math.ceil(LARGEST_RESOURCE_BYTES / RESOURCE_PIECE_BYTES);

export const sendResourcePiece = endpoint({
  method: 'PUT',
  path: '/api/v2/resources/:id/pieces',
  permission: PEOPLE,
  tag: 'resources',
  summary: 'Send a piece of a file; with the last one it is there. A piece sent twice is one',
  params: z.object({ id: idText }),
  body: z
    .object({
      n: z
        .number()
        .int()
        .min(0)
        .max(MOST_PIECES - 1),
      content: z.base64().min(1).max(LONGEST),
    })
    .strict(),
  responses: {
    200: z.object({ data: z.array(resource), is_ready: z.boolean() }),
    409: refusals[422],
    ...refusals,
  },
});

const ofDocument = z.object({ id: idText });

export const updateResource = endpoint({
  method: 'PUT',
  path: '/api/v2/resources/:id',
  permission: PEOPLE,
  tag: 'resources',
  summary: 'Change what is said of a document or link, and whom and when it is for',
  params: ofDocument,
  body: z.object({ ...words, version: z.number().int().min(1) }).strict(),
  responses: { 200: list, 409: refusals[422], ...refusals },
});

export const moveResource = endpoint({
  method: 'PUT',
  path: '/api/v2/resources/:id/place',
  permission: PEOPLE,
  tag: 'resources',
  summary: 'Move a document or link one place up or down',
  params: ofDocument,
  body: z.object({ to: z.enum(['up', 'down']) }).strict(),
  responses: { 200: list, ...refusals },
});

export const removeResource = endpoint({
  method: 'DELETE',
  path: '/api/v2/resources/:id',
  permission: PEOPLE,
  tag: 'resources',
  summary: 'Remove a document or link',
  params: ofDocument,
  responses: { 200: list, ...refusals },
});

export const downloadResource = endpoint({
  method: 'GET',
  path: '/api/v2/resources/:id/file',
  permission: PEOPLE,
  file: true,
  tag: 'resources',
  summary: 'The file of a document, always to be saved and never to be shown as a page',
  params: ofDocument,
  responses: { 200: z.undefined(), ...refusals },
});
