import { z } from 'zod';
import { flagText, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { UserState } from '../users/values.ts';

export { USER_STATES, type UserState } from '../users/values.ts';

/**
 * The generic list call of product.md 7.1. Which models, columns, operators and relations there are,
 * and for whom, is the server's allow-list; everything else is refused with 422 at its field.
 */
export const LIST_MODELS = [
  'User',
  'Luncher',
  'Market',
  'Destination',
  'Grade',
  'Vendor',
  'Location',
  'Item',
  'Asset',
  'Activity',
  'Export',
  'Discount',
  'DunningCase',
  'Blackout',
  'Menu',
  'GradeGroup',
  'Meal',
  'Term',
  'Modal',
  'ModalAddress',
  'Page',
  'Redirect',
] as const;
export type ListModel = (typeof LIST_MODELS)[number];

/** Lists that name nobody. A file of any other one is a file of people. */
export const LISTS_WITHOUT_PEOPLE = [
  'Market',
  'Destination',
  'Grade',
  'Vendor',
  'Location',
  'Item',
  'Asset',
  'Discount',
  'Blackout',
  'Menu',
  'GradeGroup',
  'Term',
  'Modal',
  'Page',
  'Redirect',
] as const satisfies readonly ListModel[];

export const LIST_OPERATORS = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'like',
  'null',
  'not_null',
] as const;

/**
 * The columns of User. `roles`, `market` and `school` are compared with a role's name and with ids of
 * markets and schools; `state` finds deleted accounts only when it names them; instants are compared
 * with ISO text. `ordered_next_week` and `owing` are there to be compared alone and are no columns of a row.
 */
export type UserListRow = {
  id: number;
  full_name: string;
  first: string;
  last: string;
  email: string;
  phone: string | null;
  locale: 'en' | 'es';
  roles: string[];
  /** Names of the schools of the family's lunchers. */
  school: string[];
  /** Names of the markets of these schools. */
  market: string[];
  lunchers: { id: number; first: string; color: 'green' | 'red' | 'blue' | 'yellow' }[];
  /** Monday to Friday of the week that it is where the family eats; null for who has no lunchers. */
  this_week: ('ordered' | 'empty' | 'closed')[] | null;
  last_seen_at: string | null;
  state: UserState;
  /** Account credit and what is owed, in cents, for who may see billing; null where nothing moved yet. */
  credit_cents: number | null;
  owed_cents: number | null;
  created_at: string;
  suspended_on: string | null;
  deleted_at: string | null;
  second_factor: boolean;
  reboard: boolean;
  notify_week_preview: boolean;
  notify_nothing_chosen: boolean;
  abilities: { update: boolean; suspend: boolean; delete: boolean; impersonate: boolean };
};
/** Sums over every user that matches. */
export type UserListTotals = {
  lunchers: number;
  /** Families with lunchers, and those of them who ordered something for this week. */
  families: number;
  ordered_this_week: number;
  /** Payment problems, and accounts that were suspended for one. */
  need_a_look: number;
};

const name = z.string().min(1).max(60);
const value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

/** `like` finds the text anywhere, whatever its case; % and _ stand for themselves. */
const where = z.object({
  column: name,
  operator: z.string().min(1).max(10).default('='),
  value: value.optional(),
});
const whereIn = z.object({ column: name, values: z.array(value).max(200) });

export const listQuery = z.object({
  model: z.string().min(1).max(40),
  columns: z.array(name).min(1).max(40).optional(),
  where: z.array(where).max(20).optional(),
  whereIn: z.array(whereIn).max(20).optional(),
  with: z.array(name).max(10).optional(),
  whereHas: z
    .array(
      z.object({
        relation: name,
        where: z.array(where).max(10).optional(),
        whereIn: z.array(whereIn).max(10).optional(),
      }),
    )
    .max(10)
    .optional(),
  /** Every word must be there, in any order. Below two characters it is as if it were not asked. */
  search: z
    .object({ value: z.string().max(200), columns: z.array(name).max(10).optional() })
    .optional(),
  orderBy: z
    .array(z.object({ column: name, direction: z.enum(['asc', 'desc']).default('asc') }))
    .max(3)
    .optional(),
  page: z.number().int().min(1).max(100_000).optional(),
  /** 'all' only for the short tables that a form looks things up in. */
  perPage: z.union([z.number().int().min(1).max(200), z.literal('all')]).optional(),
  /** Asks for the sums; with `perPage: 1`, beside a page that need not wait for them. */
  totals: z.boolean().optional(),
});
export type ListQuery = z.input<typeof listQuery>;

/** A row holds the columns that were asked for, and `abilities`: what the reader may do with it. */
export const listRow = z.record(z.string(), z.unknown());
const listPage = page(listRow).extend({
  /** Sums over everything that matches, not over the page; by column, where the model has them. */
  totals: z.record(z.string(), z.number()).optional(),
});

const INTERNAL = { any: ['internal_user'] } as const;

export const list = endpoint({
  method: 'POST',
  path: '/api/list',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Any list of the team, by model',
  body: listQuery,
  responses: { 200: listPage, ...refusals },
});

/** The query-only variant: the same question as JSON in the address. */
export const listByQuery = endpoint({
  method: 'GET',
  path: '/api/list',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Any list of the team, asked in the address',
  query: z.object({ query: z.string().max(6_000) }),
  responses: { 200: listPage, ...refusals },
});

/** Changes the few columns of a model that may be changed for many records at once. */
export const updateList = endpoint({
  method: 'PUT',
  path: '/api/list',
  permission: INTERNAL,
  impersonating: 'refused',
  tag: 'lists',
  summary: 'Change many records at once',
  body: z.object({
    model: z.string().min(1).max(40),
    ids: z.array(id).min(1).max(500),
    values: z.record(name, value),
  }),
  responses: {
    200: z.object({
      updated: z.number().int(),
      refused: z.array(z.object({ id, message: z.string() })),
    }),
    ...refusals,
  },
});

const hit = z.object({ id, name: z.string(), search_label: z.string().nullable() });

/** Resource search: from 2 characters, 6 a page. */
export const searchList = endpoint({
  method: 'GET',
  path: '/api/list/search',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Find records of one model by their name',
  query: z.object({
    model: z.string().min(1).max(40),
    value: z.string().max(200),
    page: idText.optional(),
    /**
     * Leaves out records that can't be chosen for something new: archived, or of a vendor who is
     * suspended.
     */
    offered: flagText.optional(),
  }),
  responses: { 200: page(hit), ...refusals },
});

export const searchItems = endpoint({
  method: 'GET',
  path: '/api/list/search-items',
  permission: { any: ['internal_dashboard:items'] },
  tag: 'lists',
  summary: 'Find items by name, vendor or number',
  query: z.object({ value: z.string().max(200), page: idText.optional() }),
  responses: { 200: page(hit.extend({ vendor: z.string() })), ...refusals },
});

/**
 * The search of the header: records by section (users, lunchers, schools, items, vendors, menus,
 * discounts, markets, orders), five each, the best match first. From 3 characters.
 */
export const searchAll = endpoint({
  method: 'GET',
  path: '/api/search-all',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Search everything that the caller may see',
  query: z.object({ query: z.string().max(200) }),
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          section: z.string(),
          results: z.array(
            z.object({
              id,
              name: z.string(),
              url: z.string(),
              search_label: z.string().nullable(),
            }),
          ),
          /** The number of matches in all; with `more`, at least so many: nobody counted on. */
          total: z.number().int(),
          more: z.boolean().optional(),
        }),
      ),
    }),
    ...refusals,
  },
});

// Exports -----------------------------------------------------------------------------------------
export const exportRecord = z.object({
  id,
  /** users, lunchers, markets, schools, grades, vendors, items, discounts, dunning, logs or exports. */
  list: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  rows_done: z.number().int(),
  bytes: z.number().int(),
  created_at: instantOut,
  ready_at: instantOut.nullable(),
  expires_at: instantOut.nullable(),
});
export type ExportRecord = z.infer<typeof exportRecord>;

/** Answers at once; a mail with a link comes when the file is ready. */
export const startExport = endpoint({
  method: 'POST',
  path: '/api/list/export',
  permission: INTERNAL,
  fresh: { unless: { field: 'model', in: LISTS_WITHOUT_PEOPLE } },
  tag: 'lists',
  summary: 'Export a list as CSV, in the background',
  body: listQuery.omit({ page: true, perPage: true }).extend({
    /** The heading of each column, as the reader knows it. */
    headings: z.record(z.string(), z.string().max(80)).optional(),
    name: z.string().trim().min(1).max(80).optional(),
  }),
  responses: { 202: z.object({ data: exportRecord, message: z.string() }), ...refusals },
});

export const listExports = endpoint({
  method: 'GET',
  path: '/api/exports',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'One’s own exports, the newest first',
  responses: { 200: z.object({ data: z.array(exportRecord) }), ...refusals },
});

/** Its owner's alone, and only while she may still see what is in it. */
export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/exports/:id/download',
  permission: INTERNAL,
  fresh: true,
  file: true,
  tag: 'lists',
  summary: 'The file of an export that is ready',
  params: z.object({ id: idText }),
  responses: { 200: z.undefined(), ...refusals },
});

// Saved views of a list ---------------------------------------------------------------------------
const view = z.object({ id, name: z.string(), query: z.string(), position: z.number().int() });
export type SavedView = z.infer<typeof view>;
const listName = z.string().regex(/^[a-z_-]{1,40}$/);
const viewName = z.string().trim().min(1).max(60);
const viewQuery = z.string().max(4_000);

export const getListSettings = endpoint({
  method: 'GET',
  path: '/api/lists/:list/settings',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'One’s own views and columns of a list',
  params: z.object({ list: listName }),
  responses: {
    200: z.object({
      data: z.object({
        views: z.array(view),
        columns: z.array(z.string()).nullable(),
        dense: z.boolean().nullable(),
      }),
    }),
    ...refusals,
  },
});

export const saveListSettings = endpoint({
  method: 'PUT',
  path: '/api/lists/:list/settings',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Keep the columns of a list as one has them',
  params: z.object({ list: listName }),
  body: z.object({
    columns: z.array(name).max(40).nullable().optional(),
    dense: z.boolean().nullable().optional(),
    /** The request's number on one page: an earlier one that arrives later changes nothing. */
    sent: z
      .object({
        page: z.uuid(),
        number: z
          .number()
          .int()
          .min(0)
          .max(2 ** 31 - 1),
      })
      .optional(),
  }),
  responses: { 204: z.undefined(), ...refusals },
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/lists/:list/views',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Save a view, or replace the one of that name',
  params: z.object({ list: listName }),
  body: z.object({ name: viewName, query: viewQuery }),
  responses: { 200: z.object({ data: view }), ...refusals },
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/lists/:list/views/:id',
  permission: INTERNAL,
  tag: 'lists',
  summary: 'Remove a saved view',
  params: z.object({ list: listName, id: idText }),
  responses: { 204: z.undefined(), ...refusals },
});

/**
 * Ids of many people to their names, for lists that only hold ids. Unknown ids are left out, and
 * families and partners, where the reader may not see people.
 */
export const getUserNames = endpoint({
  method: 'GET',
  path: '/api/users/get-user-names',
  permission: INTERNAL,
  tag: 'users',
  summary: 'Names of people by their ids',
  query: z.object({ ids: z.string().regex(/^\d{1,10}(,\d{1,10}){0,499}$/) }),
  responses: {
    200: z.object({ data: z.array(z.object({ id, full_name: z.string() })) }),
    ...refusals,
  },
});
