import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import type { MediaStore, UploadTicket } from '../../platform/media/index.ts';

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
