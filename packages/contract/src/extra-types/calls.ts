import { z } from 'zod';
import { errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { EXTRA_TYPE_NAME_MAX } from '../items/values.ts';

const ITEMS = { any: ['internal_dashboard:items'] } as const;

const extraType = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  /** Extras that are of it and not archived; of one vendor, where one is asked about. */
  extras: z.number().int(),
  archived_at: instantOut.nullable(),
});
export type ExtraType = z.infer<typeof extraType>;

const all = z.object({ data: z.array(extraType) });
const extraTypeAnswer = z.object({ data: extraType });
const params = z.object({ id: idText });
const body = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(EXTRA_TYPE_NAME_MAX)
    .regex(/^\P{Cc}*$/u),
});

export const listExtraTypes = endpoint({
  method: 'GET',
  path: '/api/extra-types',
  permission: ITEMS,
  tag: 'items',
  summary: 'The kinds of extras in their order, archived ones last',
  query: z.object({ vendor: idText.optional() }),
  responses: { 200: all, ...refusals },
});

export const createExtraType = endpoint({
  method: 'POST',
  path: '/api/extra-types',
  permission: ITEMS,
  tag: 'items',
  summary: 'A new kind of extras, after all others',
  body,
  responses: { 201: extraTypeAnswer, ...refusals },
});

export const renameExtraType = endpoint({
  method: 'PUT',
  path: '/api/extra-types/:id',
  permission: ITEMS,
  tag: 'items',
  summary: 'Another name for a kind of extras',
  params,
  body: body.extend({ version: z.number().int().min(1) }),
  responses: {
    200: extraTypeAnswer,
    409: errorBody.extend({ extra_type: extraType.optional() }),
    ...refusals,
  },
});

export const orderExtraTypes = endpoint({
  method: 'PUT',
  path: '/api/extra-types/order',
  permission: ITEMS,
  tag: 'items',
  summary: 'The kinds of extras in another order',
  body: z.object({ ids: z.array(id).min(1).max(500) }),
  responses: { 200: all, ...refusals },
});

export const archiveExtraType = endpoint({
  method: 'POST',
  path: '/api/extra-types/:id/archive',
  permission: ITEMS,
  tag: 'items',
  summary: 'No extra gets this kind any more; those that have it keep it',
  params,
  responses: { 200: extraTypeAnswer, ...refusals },
});

export const restoreExtraType = endpoint({
  method: 'POST',
  path: '/api/extra-types/:id/restore',
  permission: ITEMS,
  tag: 'items',
  summary: 'Extras may be of this kind again',
  params,
  responses: { 200: extraTypeAnswer, ...refusals },
});
