import { z } from 'zod';
import { date, dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { messageModal } from './calls.ts';
import { MODAL_AUDIENCES, MODAL_PATHS, MODAL_STATES, MODAL_TYPES } from './values.ts';

const EDITORS = { any: ['internal_dashboard:pages'] } as const;
const LINE = /^\P{Cc}*$/u;

/**
 * A picture of the library by its number, null for none. Left out, the picture stays as it is: one
 * that ships with the product has no number.
 */
const picture = id.nullable().optional();

export const modalBody = z
  .object({
    type: z.enum(MODAL_TYPES),
    headline: z.string().trim().min(1).max(200).regex(LINE),
    /** The editor's document, of paragraphs with bold and italic words. */
    copy: z.unknown().optional(),
    cta_type: z.enum(['button', 'email']).default('button'),
    cta_text: z.string().trim().max(80).regex(LINE).default(''),
    /** The texts for those who read Spanish; each is the English one where it is empty. */
    headline_es: z.string().trim().max(200).regex(LINE).default(''),
    copy_es: z.unknown().optional(),
    cta_text_es: z.string().trim().max(80).regex(LINE).default(''),
    /** A path of the site, or another site over HTTP. */
    cta_url: z.string().trim().max(2_000).default(''),
    image_aligned: picture,
    image_portrait: picture,
    image_landscape: picture,
    alignment: z.enum(['left', 'center']).default('left'),
    orientation: z.enum(['auto', 'portrait', 'landscape']).default('auto'),
    paths: z.array(z.enum(MODAL_PATHS)).min(1, 'page_required').max(MODAL_PATHS.length),
    audience: z.enum(MODAL_AUDIENCES).default('all'),
    locale: z.enum(['en', 'es']).nullable().default(null),
    /** Days of the office's zone; both belong to it. */
    starts_on: date.nullable().default(null),
    ends_on: date.nullable().default(null),
    active: z.boolean().default(false),
  })
  .superRefine((modal, context) => {
    const { starts_on: from, ends_on: to } = modal;
    if (from !== null && to !== null && to < from) {
      context.addIssue({ code: 'custom', path: ['ends_on'], message: 'ends_before_start' });
    }
    if (modal.cta_type === 'button' && modal.cta_text !== '' && modal.cta_url === '') {
      context.addIssue({ code: 'custom', path: ['cta_url'], message: 'required' });
    }
    if (modal.type === 'image-full' && modal.cta_type === 'email') {
      context.addIssue({
        code: 'custom',
        path: ['cta_type'],
        message: 'full_picture_asks_nothing',
      });
    }
  });
export type ModalBody = z.output<typeof modalBody>;

const heldPicture = z
  .object({ asset_id: id.nullable(), url: z.string(), alt: z.string() })
  .nullable();

export const modalRecord = z.object({
  id,
  /** The message as its readers get it in English. */
  shown: messageModal,
  headline_es: z.string(),
  copy_es: z.unknown(),
  cta_text_es: z.string(),
  pictures: z.object({ aligned: heldPicture, portrait: heldPicture, landscape: heldPicture }),
  paths: z.array(z.string()),
  audience: z.enum(MODAL_AUDIENCES),
  locale: z.enum(['en', 'es']).nullable(),
  starts_on: dateOut.nullable(),
  ends_on: dateOut.nullable(),
  active: z.boolean(),
  state: z.enum(MODAL_STATES),
  /** Addresses that were left at it. */
  addresses: z.number().int(),
  /** Others that open on one of its pages for some of its readers; the one that began last goes first. */
  rivals: z.array(z.object({ id, headline: z.string() })),
  version: z.number().int(),
  created_at: instantOut,
  updated_at: instantOut,
});
export type ModalRecord = z.infer<typeof modalRecord>;

const modalAnswer = z.object({ data: modalRecord });
/** Somebody else was quicker, or it is archived: what it is now. Nothing was changed. */
const conflict = errorBody.extend({ modal: modalRecord.optional() });
export type ModalConflict = z.infer<typeof conflict>;
const params = z.object({ id: idText });

export const getModal = endpoint({
  method: 'GET',
  path: '/api/modals/:id',
  permission: EDITORS,
  tag: 'message modals',
  summary: 'One message that opens over pages, as the team keeps it',
  params,
  responses: { 200: modalAnswer, ...refusals },
});

export const createModal = endpoint({
  method: 'POST',
  path: '/api/modals',
  permission: EDITORS,
  tag: 'message modals',
  summary: 'Write a message that opens over pages',
  body: modalBody,
  responses: { 201: modalAnswer, ...refusals },
});

export const updateModal = endpoint({
  method: 'PUT',
  path: '/api/modals/:id',
  permission: EDITORS,
  tag: 'message modals',
  summary: 'Change a message, its pictures and where it opens',
  params,
  body: z.intersection(z.object({ version: z.number().int().min(1) }), modalBody),
  responses: { 200: modalAnswer, 409: conflict, ...refusals },
});

export const archiveModal = endpoint({
  method: 'POST',
  path: '/api/modals/:id/archive',
  permission: EDITORS,
  tag: 'message modals',
  summary: 'Take a message out of use; its addresses stay',
  params,
  responses: { 200: modalAnswer, ...refusals },
});

export const restoreModal = endpoint({
  method: 'POST',
  path: '/api/modals/:id/restore',
  permission: EDITORS,
  tag: 'message modals',
  summary: 'Put an archived message into use again, switched off',
  params,
  responses: { 200: modalAnswer, ...refusals },
});
