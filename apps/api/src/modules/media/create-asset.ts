import type { Asset } from '@yay/contract/media/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { MediaStore, StoredPicture } from '../../platform/media/index.ts';
import { record } from '../activity/index.ts';
import { announceAsset } from './announce-asset.ts';
import { presentAsset } from './assets.present.ts';
import { assetById, assetOfFile, assetOfPicture, insertAsset } from './assets.repo.ts';
import { makeThumbnails } from './media.kinds.ts';
import { storedPicture, UNKNOWN_PICTURE } from './stored-picture.ts';

export interface NewAsset {
  readonly name: string;
  readonly alt: string;
  readonly publicId: string;
}

/**
 * An uploaded picture becomes a part of the library. The same file again is the asset that there is:
 * `isNew` tells.
 */
export async function createAsset(
  { db, jobs, media }: { readonly db: Db; readonly jobs: Jobs; readonly media: MediaStore },
  actor: Actor,
  { name, alt, publicId }: NewAsset,
): Promise<{ readonly asset: Asset; readonly isNew: boolean } | Refusal> {
  const picture = await storedPicture(media, actor, publicId);
  if (isRefusal(picture)) return picture;
  const { service } = media;
  return db.tx(async (tx) => {
    const authorId = actor.userId;
    const id = await insertAsset(tx, { name, alt, service, authorId, picture });
    if (id === null) {
      // The answer to the first time never came, or the file is known.
      const before =
        (await assetOfPicture(tx, service, publicId, authorId)) ??
        (await assetOfOtherPicture(tx, picture));
      const same = before === null ? null : await assetById(tx, before);
      return same === null ? UNKNOWN_PICTURE : { asset: presentAsset(same), isNew: false };
    }
    await record(tx, actor, {
      action: 'asset.created',
      subject: { type: 'asset', id, label: name },
      after: { name, alt, format: picture.format },
    });
    await jobs.enqueue(tx, makeThumbnails, { service, publicId: picture.public_id });
    await announceAsset(tx, actor, id);
    const created = await assetById(tx, id);
    if (created === null) throw new Error('the new asset is not there');
    return { asset: presentAsset(created), isNew: true };
  });
}

/** The asset that the same file has become under another name of the store. */
async function assetOfOtherPicture(tx: Tx, picture: StoredPicture): Promise<number | null> {
  const known = picture.fileHash ? await assetOfFile(tx, picture.fileHash) : null;
  return known === null || known.public_id === picture.public_id ? null : known.id;
}
