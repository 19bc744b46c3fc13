import { PICTURE_FORMATS } from '@yay/domain/media';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  type MediaStore,
  MediaUnavailable,
  type StoredPicture,
} from '../../platform/media/index.ts';

export const UNKNOWN_PICTURE = refuse(422, 'invalid', { 'details.public_id': ['unknown_asset'] });

/**
 * Returns an uploaded picture, put together where it came in pieces. The measures are the store's
 * own: a browser's claims about a picture are ignored.
 */
export async function storedPicture(
  media: MediaStore,
  actor: Actor,
  publicId: string,
): Promise<StoredPicture | Refusal> {
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(publicId)) return UNKNOWN_PICTURE;
  try {
    const picture =
      (await media.find(publicId)) ??
      (await media.finish(publicId, actor.userId)) ??
      // Another request has finished it meanwhile.
      (await media.find(publicId));
    if (picture === null) return UNKNOWN_PICTURE;
    if (picture === 'busy') {
      return refuse(503, 'unavailable', undefined, { retryAfterSeconds: 2 });
    }
    if (typeof picture === 'string') return refuse(422, 'invalid', { file: [picture] });
    const shown = PICTURE_FORMATS.some((format) => format === picture.format);
    return shown ? picture : refuse(422, 'invalid', { 'details.public_id': ['not_a_picture'] });
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error;
    return refuse(503, 'unavailable');
  }
}
