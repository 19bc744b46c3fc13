import { z } from 'zod';
import { errorBody, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { itemChoice } from './item-choice.ts';
import { TERM_MAX, TERM_MIN } from './values.ts';

const TERMS = { any: ['internal_dashboard:items', 'internal_dashboard:terms'] } as const;
const MERCHANDISING = { any: ['internal_dashboard:merchandising'] } as const;

const ONE_LINE = /^\P{Cc}*$/u;

/** Spaces around a tag and doubled ones within are nobody's intention. */
export const termName = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .pipe(z.string().min(TERM_MIN).max(TERM_MAX).regex(ONE_LINE));

export const term = z.object({
  id,
  name: z.string(),
  /** Items that carry it and are not archived. */
  items: z.number().int(),
});
export type Term = z.infer<typeof term>;

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/terms',
  permission: TERMS,
  tag: 'terms',
  summary: 'Tags by name, with how many items carry each',
  query: z.object({ search: z.string().max(100).optional(), page: idText.optional() }),
  responses: { 200: page(term), ...refusals },
});

export const createTerm = endpoint({
  method: 'POST',
  path: '/api/terms',
  permission: TERMS,
  tag: 'terms',
  summary: 'Make a tag; the one that is there already where it is only spelled in other letters',
  body: z.strictObject({ name: termName }),
  responses: {
    200: z.object({ data: term }),
    201: z.object({ data: term }),
    ...refusals,
  },
});

// The team's own page of them -------------------------------------------------------------------

const ADMIN = { any: ['internal_dashboard:terms'] } as const;

export const TERM_USES = ['anywhere', 'nowhere', 'items', 'pictures', 'pages'] as const;

export const termUse = z.object({
  id,
  name: z.string(),
  /** The records that carry it, archived items included: they keep it, too. */
  items: z.number().int(),
  pictures: z.number().int(),
  pages: z.number().int(),
  added_by: z.string().nullable(),
});
export type TermUse = z.infer<typeof termUse>;

export const listTermUses = endpoint({
  method: 'GET',
  path: '/api/admin/terms',
  permission: ADMIN,
  tag: 'terms',
  summary: 'Tags with how many items, pictures and pages carry each, and who added it',
  query: z.object({
    search: z.string().max(100).optional(),
    used: z.enum(TERM_USES).optional(),
    page: idText.pipe(z.number().max(100_000)).optional(),
  }),
  responses: { 200: page(termUse), ...refusals },
});

const oneTerm = z.object({ id: idText });

export const renameTerm = endpoint({
  method: 'PUT',
  path: '/api/admin/terms/:id',
  permission: ADMIN,
  tag: 'terms',
  summary: 'Give a tag another name; everything that carries it keeps it',
  params: oneTerm,
  body: z.strictObject({
    name: termName,
    /** The name that was seen: somebody may have given it another one meanwhile. */
    was: z.string().max(TERM_MAX),
  }),
  responses: { 200: z.object({ data: termUse }), 409: errorBody, ...refusals },
});

export const removeTerm = endpoint({
  method: 'DELETE',
  path: '/api/admin/terms/:id',
  permission: ADMIN,
  tag: 'terms',
  summary: 'Remove a tag that nothing carries',
  params: oneTerm,
  responses: {
    204: z.undefined(),
    409: errorBody.extend({ data: termUse.optional() }),
    ...refusals,
  },
});

export const mergeTerms = endpoint({
  method: 'POST',
  path: '/api/admin/terms/merge',
  permission: ADMIN,
  tag: 'terms',
  summary: 'Make one tag of two: what carries either carries the one that stays',
  body: z.strictObject({ stays: id, goes: id }),
  responses: { 200: z.object({ data: termUse }), ...refusals },
});

// Many at once -----------------------------------------------------------------------------------

const MOST_TAGS = 20;

/** Tags are named: one that nobody has made yet is made. Taken away are those that there are. */
export const tagging = z
  .strictObject({
    choice: itemChoice,
    add: z.array(termName).max(MOST_TAGS).default([]),
    remove: z.array(id).max(MOST_TAGS).default([]),
  })
  .superRefine(({ add, remove }, context) => {
    if (add.length + remove.length === 0) {
      context.addIssue({ code: 'custom', path: ['add'], message: 'required' });
    }
  });
export type TaggingInput = z.input<typeof tagging>;
export type Tagging = z.output<typeof tagging>;

export const taggedItem = z.object({
  id,
  name: z.string(),
  vendor: z.string(),
  is_extra: z.boolean(),
  tags: z.array(z.object({ id, name: z.string() })),
});
export type TaggedItem = z.infer<typeof taggedItem>;

/** The changes of a run: items, and of their tags how many come and go. */
const changes = z.object({
  items: z.number().int(),
  added: z.number().int(),
  removed: z.number().int(),
});
export type TagChanges = z.infer<typeof changes>;

export const listTaggedItems = endpoint({
  method: 'POST',
  path: '/api/tag-runs/items',
  permission: MERCHANDISING,
  tag: 'terms',
  summary: 'Items that a choice finds, with their tags',
  body: z.strictObject({ choice: itemChoice, page: id.default(1) }),
  responses: { 200: page(taggedItem), ...refusals },
});

export const previewTagRun = endpoint({
  method: 'POST',
  path: '/api/tag-runs/preview',
  permission: MERCHANDISING,
  tag: 'terms',
  summary: 'What a tagging of many items would change; nothing is changed',
  body: tagging,
  responses: { 200: changes, ...refusals },
});

export const tagRun = z.object({
  id,
  by: z.string(),
  created_at: instantOut,
  undone_at: instantOut.nullable(),
  items: z.number().int(),
  added: z.number().int(),
  removed: z.number().int(),
  /** Names of the tags that came and that went. */
  tags_added: z.array(z.string()),
  tags_removed: z.array(z.string()),
  /** It is the reader's last one, and not undone yet. */
  can_undo: z.boolean(),
});
export type TagRun = z.infer<typeof tagRun>;

export const startTagRun = endpoint({
  method: 'POST',
  path: '/api/tag-runs',
  permission: MERCHANDISING,
  tag: 'terms',
  summary: 'Give tags to many items at once, or take them away',
  body: z.intersection(
    tagging,
    z.object({
      /** The changes that the preview said. Where they differ by now, nothing is changed. */
      expected: changes,
    }),
  ),
  responses: {
    201: z.object({ data: tagRun }),
    ...refusals,
    409: errorBody.extend({ changes: changes.optional() }),
  },
});

export const listTagRuns = endpoint({
  method: 'GET',
  path: '/api/tag-runs',
  permission: MERCHANDISING,
  tag: 'terms',
  summary: 'The latest taggings of many items',
  responses: { 200: z.object({ data: z.array(tagRun) }), ...refusals },
});

export const undoTagRun = endpoint({
  method: 'POST',
  path: '/api/tag-runs/:id/undo',
  permission: MERCHANDISING,
  tag: 'terms',
  summary: 'Take back exactly what one’s last tagging changed',
  params: z.object({ id: idText }),
  responses: {
    200: z.object({
      data: tagRun,
      /** Tags that somebody touched since, which stay as they are. */
      left_alone: z.number().int(),
    }),
    ...refusals,
    409: errorBody,
  },
});
