import type { Asset } from '@yay/contract/media/calls';
import { PICTURE_FORMATS } from '@yay/domain/media';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  type MediaStore,
  MediaUnavailable,
  type StoredPicture,
} from '../../platform/media/index.ts';
import { record } from '../activity/index.ts';
import { announceAsset } from './announce-asset.ts';
import { presentAsset } from './assets.present.ts';
import { assetById, assetOfPicture, insertAsset } from './assets.repo.ts';

export interface NewAsset {
  readonly name: string;
  readonly alt: string;
  readonly publicId: string;
}

/** An uploaded picture becomes a part of the library. */
export async function createAsset(
  { db, media }: { readonly db: Db; readonly media: MediaStore },
  actor: Actor,
  { name, alt, publicId }: NewAsset,
): Promise<Asset | Refusal> {
  const picture = await storedPicture(media, publicId);
  if (isRefusal(picture)) return picture;
  const { service } = media;
  return db.tx(async (tx) => {
    const authorId = actor.userId;
    const id = await insertAsset(tx, { name, alt, service, authorId, picture });
    if (id === null) {
      // The answer to the first time never came.
      const before = await assetOfPicture(tx, service, publicId, authorId);
      const same = before === null ? null : await assetById(tx, before);
      return same === null ? UNKNOWN : presentAsset(same);
    }
    await record(tx, actor, {
      action: 'asset.created',
      subject: { type: 'asset', id, label: name },
      after: { name, alt, format: picture.format },
    });
    await announceAsset(tx, actor, id);
    const created = await assetById(tx, id);
    if (created === null) throw new Error('the new asset is not there');
    return presentAsset(created);
  });
}

const UNKNOWN = refuse(422, 'invalid', { 'details.public_id': ['unknown_asset'] });

/** As its store measures it: what a browser says about a picture is not asked. */
async function storedPicture(
  media: MediaStore,
  publicId: string,
): Promise<StoredPicture | Refusal> {
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(publicId)) return UNKNOWN;
  try {
    const picture = await media.find(publicId);
    if (picture === null) return UNKNOWN;
    const shown = PICTURE_FORMATS.some((format) => format === picture.format);
    return shown ? picture : refuse(422, 'invalid', { 'details.public_id': ['not_a_picture'] });
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error;
    return refuse(503, 'unavailable');
  }
}
