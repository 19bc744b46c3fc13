import { z } from 'zod';
import { errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const EDITORS = { any: ['internal_dashboard:redirects'] } as const;

/** A path, or the start of one with a * at its end; a slash at the end makes no difference. */
const from = z
  .string()
  .trim()
  .max(300)
  .transform((text) => text.replace(/(?!^)\/+$/, ''))
  .refine(
    (text) => /^\/[^\s?#*\\]*\*?$/.test(text) && !text.startsWith('//'),
    'redirect_from_malformed',
  );

export const redirectBody = z.object({
  from_path: from,
  /** A path of this site, or an address of a host that is allowed. */
  to_url: z.string().trim().min(1).max(2_000),
  status: z.union([z.literal(301), z.literal(302)]).default(301),
});

const redirectRecord = z.object({
  id,
  from_path: z.string(),
  to_url: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
  /** Every address of the way, the last is where it ends. */
  chain: z.array(z.string()),
  hits: z.number().int(),
  last_hit_at: instantOut.nullable(),
  version: z.number().int(),
  created_at: instantOut,
  updated_at: instantOut,
});
export type RedirectRecord = z.infer<typeof redirectRecord>;

const redirectAnswer = z.object({ data: redirectRecord });
const params = z.object({ id: idText });
const conflict = errorBody.extend({ redirect: redirectRecord.optional() });
export type RedirectConflict = z.infer<typeof conflict>;
/** A way that comes back to where it was, as it would be. */
const refusedWay = errorBody.extend({ chain: z.array(z.string()).optional() });
export type RefusedWay = z.infer<typeof refusedWay>;

export const getRedirect = endpoint({
  method: 'GET',
  path: '/api/redirects/:id',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'One redirect, where it ends and how often it was followed',
  params,
  responses: { 200: redirectAnswer, ...refusals },
});

export const searchRedirects = endpoint({
  method: 'GET',
  path: '/api/redirects/search',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'Where a path leads; null where no redirect is about it',
  query: z.object({ path: z.string().max(300).regex(/^\//) }),
  responses: {
    200: z.object({
      data: z
        .object({
          id,
          to: z.string(),
          status: z.union([z.literal(301), z.literal(302)]),
          chain: z.array(z.string()),
        })
        .nullable(),
    }),
    ...refusals,
  },
});

export const createRedirect = endpoint({
  method: 'POST',
  path: '/api/redirects',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'Lead an address to another',
  body: redirectBody,
  responses: { 201: redirectAnswer, ...refusals, 422: refusedWay },
});
export type RedirectInput = z.input<typeof redirectBody>;

export const updateRedirect = endpoint({
  method: 'PUT',
  path: '/api/redirects/:id',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'Change a redirect',
  params,
  body: redirectBody.extend({ version: z.number().int().min(1) }),
  responses: { 200: redirectAnswer, ...refusals, 409: conflict, 422: refusedWay },
});

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/api/redirects/:id',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'Take a redirect away',
  params,
  responses: { 204: z.undefined(), ...refusals },
});

const hosts = z.object({ data: z.array(z.string()) });

export const listRedirectHosts = endpoint({
  method: 'GET',
  path: '/api/redirects/hosts',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'Other sites to which addresses of ours may lead',
  responses: { 200: hosts, ...refusals },
});

export const saveRedirectHosts = endpoint({
  method: 'PUT',
  path: '/api/redirects/hosts',
  permission: EDITORS,
  tag: 'redirects',
  summary: 'Say to which other sites addresses of ours may lead',
  body: z.object({
    hosts: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .max(253)
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'redirect_host_malformed'),
      )
      .max(50),
  }),
  responses: { 200: hosts, ...refusals },
});
