import { z } from 'zod';
import { errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const term = z.object({ id, name: z.string() });

/** A picture of the media library. The list of all is the generic one, of the model Asset. */
export const asset = z.object({
  id,
  name: z.string(),
  alt: z.string(),
  /** The description for pages in Spanish; empty where they say the English one. */
  alt_es: z.string(),
  description: z.string(),
  terms: z.array(term),
  type: z.literal('image'),
  format: z.string(),
  /** The store that keeps it. */
  service: z.string(),
  author_id: id.nullable(),
  author: z.object({ id, full_name: z.string() }).nullable(),
  created_at: instantOut,
  updated_at: instantOut,
  details: z.object({
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
    version: z.number().int(),
    public_id: z.string(),
  }),
  /** 250 by 200, filled and cropped; and as a menu shows it. */
  thumbnail: z.string(),
  picture: z.string(),
});
export type Asset = z.infer<typeof asset>;

/** A use of a picture: its kind and its record. */
export const assetUse = z.object({
  kind: z.enum([
    'item',
    'message_modal',
    'page',
    /** Only versions of a page that were replaced for good. */
    'page_version',
    'site_option',
    'intro_wizard',
    'resource',
  ]),
  id,
  /** The record's name; of a setting its type, of the introduction the step. */
  name: z.string(),
  /** The page where the picture is taken off. */
  url: z.string(),
});
export type AssetUse = z.infer<typeof assetUse>;

const CURATORS = { any: ['internal_dashboard:items', 'internal_dashboard:pages'] } as const;
const params = z.object({ id: idText });
const assetAnswer = z.object({ data: asset });
const LINE = /^\P{Cc}*$/u;
const name = z.string().trim().min(1).max(160).regex(LINE);
const alt = z.string().trim().max(300).regex(LINE);

/**
 * Returns the address that the browser sends a picture to, with the fields before it; for one
 * picture, a short while.
 */
export const startPicture = endpoint({
  method: 'POST',
  path: '/api/assets/tickets',
  permission: CURATORS,
  tag: 'media',
  summary: 'Permission to upload one picture',
  responses: {
    201: z.object({
      data: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
    }),
    ...refusals,
    503: errorBody,
  },
});

/**
 * Starts an upload in pieces: the file is then sent to `url` by the core of the tus protocol, and goes on
 * where a lost connection ended it. A host takes a form instead, and answers no such address.
 */
export const startUpload = endpoint({
  method: 'POST',
  path: '/api/assets/uploads',
  permission: CURATORS,
  tag: 'media',
  summary: 'Start to upload a picture in pieces',
  body: z.object({ size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  responses: {
    201: z.object({
      data: z.object({ public_id: z.string(), url: z.string() }).nullable(),
    }),
    ...refusals,
  },
});

/**
 * Takes an uploaded picture into the library. What it measures is asked of its store; sent again, it
 * answers the asset that it has become.
 */
export const createAsset = endpoint({
  method: 'POST',
  path: '/api/assets',
  permission: CURATORS,
  tag: 'media',
  summary: 'Add an uploaded picture to the library',
  body: z.object({
    name,
    alt: alt.optional(),
    type: z.literal('image').optional(),
    format: z.string().max(10).optional(),
    service: z.string().max(40).optional(),
    author_id: id.optional(),
    details: z.object({ public_id: z.string().min(1).max(240) }),
  }),
  /** 200 where the library has it already: sent before, or the same file under another name. */
  responses: {
    200: assetAnswer.extend({ is_new: z.literal(false) }),
    201: assetAnswer.extend({ is_new: z.literal(true) }),
    ...refusals,
    503: errorBody,
  },
});

/** Lists the people who have added pictures, by name: for the filter by author, six at a time. */
export const listAuthors = endpoint({
  method: 'GET',
  path: '/api/assets/authors',
  permission: CURATORS,
  tag: 'media',
  summary: 'People who have added pictures',
  query: z.object({ search: z.string().max(100).optional() }),
  responses: {
    200: z.object({ data: z.array(z.object({ id, full_name: z.string() })) }),
    ...refusals,
  },
});

export const listAssetUses = endpoint({
  method: 'GET',
  path: '/api/assets/:id/uses',
  permission: CURATORS,
  tag: 'media',
  summary: 'Where a picture is used',
  params,
  responses: { 200: z.object({ data: z.array(assetUse) }), ...refusals },
});

/** Another picture in its place: number, words and uses stay. */
export const replacePicture = endpoint({
  method: 'PUT',
  path: '/api/assets/:id/picture',
  permission: CURATORS,
  tag: 'media',
  summary: 'Put an uploaded picture in the place of another',
  params,
  body: z.object({ details: z.object({ public_id: z.string().min(1).max(240) }) }),
  responses: {
    200: assetAnswer,
    ...refusals,
    409: errorBody.extend({ asset: z.object({ id, name: z.string() }) }),
    503: errorBody,
  },
});

export const getAsset = endpoint({
  method: 'GET',
  path: '/api/assets/:id',
  permission: CURATORS,
  tag: 'media',
  summary: 'A picture of the library',
  params,
  responses: { 200: assetAnswer, ...refusals },
});

export const updateAsset = endpoint({
  method: 'PUT',
  path: '/api/assets/:id',
  permission: CURATORS,
  tag: 'media',
  summary: 'Change what is said about a picture',
  params,
  body: z
    .object({
      name,
      alt,
      alt_es: alt,
      description: z.string().trim().max(2_000),
      /** The tags that it has from now on: ids, or tags as they were read. */
      terms: z
        .array(z.union([id, z.object({ id }).transform((one) => one.id)]))
        .max(50)
        .transform((ids) => [...new Set(ids)]),
    })
    .partial(),
  responses: { 200: assetAnswer, ...refusals },
});

export const deleteAsset = endpoint({
  method: 'DELETE',
  path: '/api/assets/:id',
  permission: CURATORS,
  tag: 'media',
  summary: 'Delete a picture that nothing uses',
  params,
  responses: {
    204: z.undefined(),
    ...refusals,
    409: errorBody.extend({ uses: z.array(assetUse) }),
  },
});
