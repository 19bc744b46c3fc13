import { z } from 'zod';
import { id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** One picture. `media` is the media store's, cut to the size that is asked for; `product` ships with us. */
export const modalImage = z.object({
  public_id: z.string(),
  service: z.enum(['media', 'product']),
  format: z.string(),
  version: z.number().int().nullable(),
  alt: z.string(),
});
export type ModalImage = z.infer<typeof modalImage>;

const ctaType = z.enum(['button', 'email']);

/** A message that opens over a page. Its button is named both ways. */
export const messageModal = z.object({
  id,
  type: z.enum(['image-none', 'image-left', 'image-right', 'image-full']),
  headline: z.string(),
  /** The editor's document, of paragraphs with bold and italic words; null for none. */
  copy: z.unknown(),
  cta_text: z.string(),
  cta_type: ctaType,
  cta_url: z.string().nullable(),
  ctaText: z.string(),
  ctaType,
  ctaUrl: z.string().nullable(),
  image_aligned: z.array(modalImage),
  image_portrait: z.array(modalImage),
  image_landscape: z.array(modalImage),
  alignment: z.enum(['left', 'center']),
  orientation: z.enum(['auto', 'portrait', 'landscape']),
});
export type MessageModal = z.infer<typeof messageModal>;

/** A path of the site, without a query; a slash at its end makes no difference. */
const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s?#]*$/)
  .transform((text) => text.replace(/(?!^)\/+$/, ''));

/** The cookies already tell who asks and which messages she has closed. */
export const fetchModal = endpoint({
  method: 'GET',
  path: '/api/modal/fetch',
  permission: 'anyone',
  tag: 'message modals',
  summary: 'The message to show on a path; null when there is none',
  query: z.object({ path }),
  responses: { 200: z.object({ data: messageModal.nullable() }), ...refusals },
});

/**
 * Keeps an address. The answer is the same for one that was left before: nobody learns whose it
 * knows.
 */
export const leaveAddress = endpoint({
  method: 'POST',
  path: '/api/modal/:id/addresses',
  permission: 'anyone',
  tag: 'message modals',
  summary: 'Leave an e-mail address at a message that asks for one',
  params: z.object({ id: idText }),
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  responses: { 204: z.undefined(), ...refusals },
});
