import type { Asset } from '@yay/contract/media/calls';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { MediaStore, PictureUses, StoredPicture } from '../../platform/media/index.ts';
import { record } from '../activity/index.ts';
import { announceAsset } from './announce-asset.ts';
import { presentAsset } from './assets.present.ts';
import { assetById, assetOfFile, lockAsset, writePicture } from './assets.repo.ts';
import { leavePicture, makeThumbnails } from './media.kinds.ts';
import { storedPicture, UNKNOWN_PICTURE } from './stored-picture.ts';

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly media: MediaStore;
  readonly pictureUses: readonly PictureUses[];
}

/** Puts an uploaded picture in the place of another: number, words and uses stay. */
export async function replacePicture(
  parts: Parts,
  actor: Actor,
  id: number,
  publicId: string,
): Promise<Asset | Refusal> {
  const picture = await storedPicture(parts.media, actor, publicId);
  if (isRefusal(picture)) return picture;
  const replace = () => parts.db.tx((tx) => replaceIn(tx, parts, actor, id, picture));
  try {
    return await replace();
  } catch (error) {
    // The same file came into the library at this moment, and is found there now.
    if (isUniqueViolation(error, 'assets_file_idx')) return replace();
    throw error;
  }
}

async function replaceIn(
  tx: Tx,
  { jobs, media: { service }, pictureUses }: Parts,
  actor: Actor,
  id: number,
  picture: StoredPicture,
): Promise<Asset | Refusal> {
  const before = await lockAsset(tx, id);
  if (before === null) return refuse(404, 'not_found');
  const isThere = before.service === service && before.public_id === picture.public_id;
  const same = picture.fileHash ? await assetOfFile(tx, picture.fileHash) : null;
  // Sent again, or the file that it was made of.
  if (isThere || same?.id === id) return presentAsset(before);
  if (same !== null)
    return refuse(409, 'asset_duplicate', undefined, {
      more: { asset: { id: same.id, name: same.name } },
    });
  if (!(await writePicture(tx, id, service, picture))) return UNKNOWN_PICTURE;
  const { public_id, version, format } = picture;
  for (const { replaced } of pictureUses) {
    await replaced?.(tx, { id, service, public_id, version, format });
  }
  await jobs.enqueue(tx, leavePicture, { service: before.service, publicId: before.public_id });
  await jobs.enqueue(tx, makeThumbnails, { service, publicId: public_id });
  await record(tx, actor, {
    action: 'asset.replaced',
    subject: { type: 'asset', id, label: before.name },
    before: { format: before.format, width: before.width, height: before.height },
    after: { format, width: picture.width, height: picture.height },
  });
  await announceAsset(tx, actor, id);
  const after = await assetById(tx, id);
  if (after === null) throw new Error('the replaced asset is not there');
  return presentAsset(after);
}
