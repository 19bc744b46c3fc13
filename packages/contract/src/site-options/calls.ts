import { z } from 'zod';
import { errorBody, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CONSEQUENCES, GUARDED_TYPES, PLAIN_TYPES, SITE_OPTION_TYPES } from './values.ts';

const SETTINGS = { any: ['internal_dashboard:settings'] } as const;
const tag = 'settings';

const type = z.enum(SITE_OPTION_TYPES);
const fields = z.record(z.string(), z.unknown());

const consequence = z.object({
  code: z.enum(CONSEQUENCES),
  /** The values of its sentence: cents end in `_cents`, instants in `_at`, days in `_on`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Something is lost or closed by it. */
  grave: z.boolean(),
});
export type Consequence = z.infer<typeof consequence>;

const option = z.object({
  type,
  /** The values in force, with those that the product comes with where nothing was set. */
  fields,
  /** The stored value can't be read, so that the fields are those that the product comes with. */
  is_broken: z.boolean(),
  /** 0 while nobody has set it. */
  version: z.number().int(),
  changed_at: instantOut.nullable(),
  changed_by: z.string().nullable(),
  may_change: z.boolean(),
  /** The addresses of the pictures that it names, by the paths of their fields. */
  pictures: z.record(z.string(), z.string()),
  /** The articles that visitors see, one of which may stand on top of the list of news. */
  articles: z.array(z.object({ id, title: z.string() })).nullable(),
  /**
   * The pages that the menus may lead to, those that visitors see and those that are yet to come.
   */
  pages: z
    .array(z.object({ id, path: z.string(), title: z.string(), shown: z.boolean() }))
    .nullable(),
  consequences: z.array(consequence),
});
export type SiteOptionRecord = z.infer<typeof option>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site-options',
  permission: SETTINGS,
  tag,
  summary: 'Every site option as it holds, who changed it last, and what it does',
  responses: { 200: z.object({ data: z.array(option) }), ...refusals },
});

export const previewSetting = endpoint({
  method: 'POST',
  path: '/api/admin/site-options/preview',
  permission: SETTINGS,
  tag,
  summary: 'What an option would do, without saving it; what is wrong with it stands at its fields',
  body: z.strictObject({ type, fields }),
  responses: {
    200: z.object({
      data: z.object({
        consequences: z.array(consequence),
        /** True where nobody could order what can be ordered now: it is asked twice. */
        closes_ordering: z.boolean(),
      }),
    }),
    ...refusals,
  },
});

const change = <Types extends readonly [string, ...string[]]>(types: Types) =>
  z.strictObject({
    type: z.enum(types),
    fields,
    /** The version that was seen when the change was begun. */
    version: z.number().int().min(0),
    /** The entry of the history whose fields these are. */
    restored_from: id.nullable().default(null),
  });

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/site-options',
  permission: SETTINGS,
  fresh: { with: ['guarded'] },
  tag,
  summary:
    'Change options, all of them or none; hours, money and what is kept after a fresh sign-in',
  body: z.strictObject({
    plain: z.array(change(PLAIN_TYPES)).max(PLAIN_TYPES.length).optional(),
    guarded: z.array(change(GUARDED_TYPES)).max(GUARDED_TYPES.length).optional(),
    closing_confirmed: z.boolean().default(false),
  }),
  responses: {
    200: z.object({ data: z.array(option) }),
    ...refusals,
    409: errorBody.extend({ data: z.array(option).optional() }),
  },
});

const entry = z.object({
  id,
  version: z.number().int(),
  /** The values in force before and after, whole. */
  before: fields,
  after: fields,
  by: z.string().nullable(),
  /** The instant from which on it holds. */
  at: instantOut,
  /** The version that was put back by it. */
  restored_version: z.number().int().nullable(),
});
export type SiteOptionChange = z.infer<typeof entry>;

export const listSettingHistory = endpoint({
  method: 'GET',
  path: '/api/admin/site-options/:type/history',
  permission: SETTINGS,
  tag,
  summary: 'Who changed an option, from what to what, and from when, the latest first',
  params: z.object({ type }),
  query: z.object({ page: idText.pipe(z.number().max(10_000)).optional() }),
  responses: { 200: page(entry), ...refusals },
});
