import { LARGEST_PICTURE_BYTES } from '@yay/domain/media';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import type { BuiltinStore, MediaStore, UploadTicket } from '../../platform/media/index.ts';

/** A whole catalogue's pictures go through in one sitting, a flood does not. */
const BY_PERSON: LimitRule = { name: 'media.ticket', points: 300, seconds: 600 };

/** Lets her put one picture into the store. */
export async function startPicture(
  { media, limits }: { readonly media: MediaStore; readonly limits: Limits },
  actor: Actor,
): Promise<UploadTicket | Refusal> {
  const person = String(actor.impersonatorId ?? actor.userId);
  const spent = await limits.spend(BY_PERSON, person);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return media.ticket();
}

/**
 * Lets her put one picture into the built-in store piece by piece; null where a host keeps new pictures,
 * which takes a form.
 */
export async function startUpload(
  parts: {
    readonly media: MediaStore;
    readonly builtin: BuiltinStore;
    readonly limits: Limits;
  },
  actor: Actor,
  size: number,
): Promise<{ public_id: string; url: string } | null | Refusal> {
  const { media, builtin, limits } = parts;
  if (size === 0) return refuse(422, 'invalid', { size: ['picture_empty'] });
  if (size > LARGEST_PICTURE_BYTES) return refuse(422, 'invalid', { size: ['picture_too_large'] });
  if (media.service !== builtin.service) return null;
  const person = String(actor.impersonatorId ?? actor.userId);
  const spent = await limits.spend(BY_PERSON, person);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const public_id = await builtin.uploads.start(actor.userId, size);
  if (public_id === null) {
    return refuse(429, 'too_many_requests', undefined, { retryAfterSeconds: 60 });
  }
  return { public_id, url: `/media/uploads/${public_id}` };
}
