import { BADGE_FORMATS, isBadgeFormat } from '@yay/domain/badges';
import { z } from 'zod';
import { id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { BADGE_HOLDERS } from './values.ts';

const KIOSKS = { any: ['internal_dashboard:kiosks'] } as const;
const ASKERS = { any: ['school:portal', 'internal_dashboard:kiosks'] } as const;

const ONE_LINE = /^\P{Cc}*$/u;
const format = z.enum(BADGE_FORMATS);
/** Any text, so that a format that nobody knows is named as such. */
const formatGiven = z.string().max(40).refine(isBadgeFormat, 'badge_format_unknown');
const numberGiven = z.string().trim().min(1).max(200);

export const badge = z.object({
  id,
  format,
  number: z.string(),
  assigned_at: instantOut,
  ended_at: instantOut.nullable(),
});
export type Badge = z.infer<typeof badge>;

/** A child of a school, or somebody who works there, with the badges that are hers now. */
export const badgeHolder = z.object({
  /** Null: a person. */
  luncher_id: id.nullable(),
  /** Null: a child. */
  user_id: id.nullable(),
  first: z.string(),
  last: z.string(),
  grade: z.string().nullable(),
  badges: z.array(badge),
});
export type BadgeHolder = z.infer<typeof badgeHolder>;

export const listBadges = endpoint({
  method: 'GET',
  path: '/api/badges',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'The children of a school, or its people, with their badges',
  query: z.object({
    destination_id: idText,
    holders: z.enum(BADGE_HOLDERS).optional(),
    search: z.string().trim().max(80).optional(),
    page: idText.optional(),
  }),
  responses: { 200: page(badgeHolder), ...refusals },
});

export const listBadgeHistory = endpoint({
  method: 'GET',
  path: '/api/badges/history',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'Every badge that a child ever had',
  query: z.object({ luncher_id: idText }),
  responses: { 200: z.object({ data: z.array(badge) }), ...refusals },
});

export const listBadgeHistoryOfPerson = endpoint({
  ...listBadgeHistory,
  path: '/api/badges/people/history',
  summary: 'Every badge that a person of a school ever had',
  query: z.object({ user_id: idText }),
});

export const assignBadge = endpoint({
  method: 'POST',
  path: '/api/badges',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'Give a child a badge; the one that it had of that format ends',
  body: z.object({ luncher_id: id, format: formatGiven, number: numberGiven }).strict(),
  responses: { 201: z.object({ data: badge }), ...refusals },
});

export const assignBadgeToPerson = endpoint({
  ...assignBadge,
  path: '/api/badges/people',
  summary: 'Give a person of a school a badge; the one that she had of that format ends',
  body: z.object({ user_id: id, format: formatGiven, number: numberGiven }).strict(),
});

export const endBadge = endpoint({
  method: 'DELETE',
  path: '/api/badges/:badge',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'Take a badge back, which is then free for somebody else',
  params: z.object({ badge: idText }),
  responses: { 200: z.object({ data: badge }), ...refusals },
});

export const reader = z.object({ id, name: z.string(), formats: z.array(format) });
export type ReaderRecord = z.infer<typeof reader>;

const readerFields = {
  name: z.string().trim().min(1).max(60).regex(ONE_LINE),
  formats: z
    .array(formatGiven)
    .min(1, 'required')
    .max(BADGE_FORMATS.length)
    .refine((formats) => new Set(formats).size === formats.length, 'duplicate'),
};

export const listReaders = endpoint({
  method: 'GET',
  path: '/api/readers',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'The readers of a school',
  query: z.object({ destination_id: idText }),
  responses: { 200: z.object({ data: z.array(reader) }), ...refusals },
});

export const addReader = endpoint({
  method: 'POST',
  path: '/api/readers',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'Give a school a reader',
  body: z.object({ destination_id: id, ...readerFields }).strict(),
  responses: { 201: z.object({ data: reader }), ...refusals },
});

export const changeReader = endpoint({
  method: 'PUT',
  path: '/api/readers/:reader',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'Change the name or the formats of a reader',
  params: z.object({ reader: idText }),
  body: z.object(readerFields).strict(),
  responses: { 200: z.object({ data: reader }), ...refusals },
});

export const removeReader = endpoint({
  method: 'DELETE',
  path: '/api/readers/:reader',
  permission: KIOSKS,
  tag: 'badges',
  summary: 'Take a reader away',
  params: z.object({ reader: idText }),
  responses: { 200: z.object({ data: reader }), ...refusals },
});

export const compatibility = z.object({
  /** Every reader of the school reads it; false where the school has none. */
  compatible: z.boolean(),
  format,
  readers: z.array(
    z.object({
      id,
      name: z.string(),
      reads: z.boolean(),
      /** The formats that it reads instead; empty where it reads the badge. */
      reads_only: z.array(format),
      /**
       * The reason why it can't read the badge, in the language of the reader; null where it can.
       */
      reason: z.string().nullable(),
    }),
  ),
  /** The reason why no reader answers: the school has none. */
  reason: z.string().nullable(),
});

const asked = { format: formatGiven.optional(), number: numberGiven.optional() };

/**
 * Asks whether readers take a format, or the number of a badge of the school's children or people,
 * or both.
 */
export const askBadgeCompatibility = endpoint({
  method: 'GET',
  path: '/api/validate-badge-compatibility',
  permission: ASKERS,
  tag: 'badges',
  summary: 'Whether the readers of a school read a badge or format, and which can’t, and why',
  query: z.object({ destination_id: idText, ...asked }),
  responses: { 200: z.object({ data: compatibility }), ...refusals },
});

export const validateBadgeCompatibility = endpoint({
  ...askBadgeCompatibility,
  method: 'POST',
  query: undefined,
  body: z.object({ destination_id: id, ...asked }).strict(),
});
