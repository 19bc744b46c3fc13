import { z } from 'zod';
import { date, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PAGE_PATH, PATH_MAX } from './address-owner.ts';
import {
  DESCRIPTION_MAX,
  JOB_FACT_MAX,
  OPEN_KINDS,
  PAGE_KINDS,
  PAGE_LOCALES,
  PAGE_STATES,
  TITLE_MAX,
  VERSION_STATES,
} from './values.ts';

const EDITORS = { any: ['internal_dashboard:pages'] } as const;
const LINE = /^\P{Cc}*$/u;
const openKind = z.enum(OPEN_KINDS);
const locale = z.enum(PAGE_LOCALES);
const path = z
  .string()
  .trim()
  .max(PATH_MAX)
  .transform((text) => text.replace(/(?!^)\/+$/, ''))
  .refine((text) => /\./.test(text) || PAGE_PATH.test(text), 'address_malformed');
const title = z.string().trim().max(TITLE_MAX).regex(LINE);
const description = z.string().trim().max(DESCRIPTION_MAX).regex(LINE);
const fact = z.string().trim().max(JOB_FACT_MAX).regex(LINE);
/** Facts by which jobs are compared; empty where nothing is said of one. */
const jobFacts = z.object({ team: fact, place: fact, hours: fact, pay: fact, start: fact });
const person = z.object({ id, full_name: z.string() }).nullable();

/** A picture of the library as a page shows it. */
const picture = z.object({
  id,
  name: z.string(),
  alt: z.string(),
  url: z.string(),
  thumbnail: z.string(),
});
export type PagePictureOut = z.infer<typeof picture>;

const summary = z.object({
  id,
  locale,
  number: z.number().int(),
  state: z.enum(VERSION_STATES),
  title: z.string(),
  author: person,
  /** The number of the version that it began as. */
  based_on: z.number().int().nullable(),
  publish_at: instantOut.nullable(),
  unpublish_at: instantOut.nullable(),
  created_at: instantOut,
  updated_at: instantOut,
});
export type VersionSummary = z.infer<typeof summary>;

export const pageVersion = summary.extend({
  description: z.string(),
  picture: picture.nullable(),
  topics: z.array(z.object({ id, name: z.string() })),
  /** The editor's document; null where nothing is written. */
  body: z.unknown(),
  /** Links at the end of the page: the editor's document, null for none. */
  links: z.unknown(),
  /** The facts of a job; null where it names none. */
  job: jobFacts.nullable(),
  body_pictures: z.array(picture),
  /** Grows with every save of a draft. */
  revision: z.number().int(),
});
export type PageVersion = z.infer<typeof pageVersion>;

const inLocale = z.object({
  locale,
  /** The version being written, otherwise the one shown, otherwise the one shown last. */
  current: pageVersion.nullable(),
  draft: id.nullable(),
  shown: id.nullable(),
});

export const pageRecord = z.object({
  id,
  path: z.string(),
  kind: z.enum(PAGE_KINDS),
  state: z.enum(PAGE_STATES),
  version: z.number().int(),
  created_at: instantOut,
  archived_at: instantOut.nullable(),
  /** The places where every page of the site links to it. */
  listed_in: z.array(z.enum(['header', 'footer'])),
  locales: z.array(inLocale),
  /** The latest first. */
  versions: z.array(summary),
});
export type PageRecord = z.infer<typeof pageRecord>;

const pageAnswer = z.object({ data: pageRecord });
/** Somebody else was quicker: the page as it is now. Nothing was changed. */
const conflict = errorBody.extend({ page: pageRecord.optional() });
export type PageConflict = z.infer<typeof conflict>;
/** The draft as somebody else has it by now; null where it was published or discarded. */
const draftConflict = errorBody.extend({ draft: pageVersion.nullable().optional() });
export type DraftConflict = z.infer<typeof draftConflict>;
const params = z.object({ id: idText });

export const checkAddress = endpoint({
  method: 'GET',
  path: '/api/pages/address',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Whether a page may have an address, and whose it is where not',
  query: z.object({ path: z.string().max(300), page: idText.optional() }),
  responses: {
    200: z.object({
      data: z.object({
        free: z.boolean(),
        /** The reason why it is not free, in the language of the reader. */
        problem: z.string().nullable(),
        page: z.object({ id, title: z.string() }).nullable(),
        redirect: z.object({ id, from_path: z.string() }).nullable(),
      }),
    }),
    ...refusals,
  },
});

export const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/:id',
  permission: EDITORS,
  tag: 'pages',
  summary: 'One page of the site, in its languages, with its versions',
  params,
  responses: { 200: pageAnswer, ...refusals },
});

export const getPageVersion = endpoint({
  method: 'GET',
  path: '/api/pages/:id/versions/:version',
  permission: EDITORS,
  tag: 'pages',
  summary: 'One version of a page, whole',
  params: params.extend({ version: idText }),
  responses: { 200: z.object({ data: pageVersion }), ...refusals },
});

export const createPage = endpoint({
  method: 'POST',
  path: '/api/pages',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Make a page with an empty draft',
  body: z.object({ path, kind: openKind.default('page'), locale, title: title.min(1) }),
  responses: { 201: pageAnswer, ...refusals },
});

export const updatePage = endpoint({
  method: 'PUT',
  path: '/api/pages/:id',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Change the address or the kind of a page',
  params,
  body: z.object({
    version: z.number().int().min(1),
    path,
    kind: openKind,
    /** Leads the address before to the new one. */
    redirect: z.boolean().default(true),
  }),
  responses: { 200: pageAnswer, 409: conflict, ...refusals },
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/pages/:id/draft',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Keep what is being written; visitors do not see it',
  params,
  body: z.object({
    locale,
    /** The revision that was read; null to begin a draft. */
    revision: z.number().int().min(1).nullable(),
    title,
    description,
    picture: id.nullable(),
    topics: z.array(id).max(20),
    body: z.unknown(),
    /** None where it is left out. */
    links: z.unknown().optional(),
    /** None where it is left out. */
    job: jobFacts.nullable().optional(),
  }),
  responses: { 200: z.object({ data: pageVersion }), 409: draftConflict, ...refusals },
});
export type DraftInput = z.input<NonNullable<typeof saveDraft.body>>;

const seenDraft = z.object({ locale, revision: z.number().int().min(1) });

export const discardDraft = endpoint({
  method: 'POST',
  path: '/api/pages/:id/draft/discard',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Throw a draft away',
  params,
  body: seenDraft,
  responses: { 200: pageAnswer, 409: draftConflict, ...refusals },
});

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/pages/:id/publish',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Publish a draft now',
  params,
  body: seenDraft,
  responses: { 200: pageAnswer, 409: draftConflict, ...refusals },
});

/** A minute of the office's zone. */
const minute = z.object({ on: date, at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) });

export const scheduleDraft = endpoint({
  method: 'POST',
  path: '/api/pages/:id/schedule',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Publish a draft from a minute on, and until another where one is given',
  params,
  body: seenDraft.extend({ from: minute, until: minute.nullable().default(null) }),
  responses: {
    200: pageAnswer,
    409: draftConflict,
    ...refusals,
    /** Another version begins in the same minute. */
    422: errorBody.extend({
      neighbor: z.object({ number: z.number().int(), title: z.string() }).optional(),
    }),
  },
});

export const unscheduleVersion = endpoint({
  method: 'POST',
  path: '/api/pages/:id/versions/:version/unschedule',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Make a scheduled version a draft again, before its time',
  params: params.extend({ version: idText }),
  responses: { 200: pageAnswer, 409: errorBody, ...refusals },
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/pages/:id/versions/:version/restore',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Begin a draft as an old version was',
  params: params.extend({ version: idText }),
  /** The revision of the draft that it takes the place of; null where there is none. */
  body: z.object({ replaces: z.number().int().min(1).nullable().default(null) }),
  responses: { 200: pageAnswer, 409: draftConflict, ...refusals },
});

export const takeOff = endpoint({
  method: 'POST',
  path: '/api/pages/:id/take-off',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Take a page off the site in one language; its versions stay',
  params,
  body: z.object({ locale }),
  responses: { 200: pageAnswer, ...refusals },
});

export const archivePage = endpoint({
  method: 'POST',
  path: '/api/pages/:id/archive',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Take a page off the site and out of the list',
  params,
  responses: { 200: pageAnswer, ...refusals },
});

export const unarchivePage = endpoint({
  method: 'POST',
  path: '/api/pages/:id/restore',
  permission: EDITORS,
  tag: 'pages',
  summary: 'Put an archived page back where it was',
  params,
  responses: { 200: pageAnswer, ...refusals },
});
