import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { PictureUses } from '../../platform/media/index.ts';
import { record } from '../activity/index.ts';
import { announceAsset } from './announce-asset.ts';
import { lockAsset, markDeleted } from './assets.repo.ts';
import { usesOf } from './list-uses.ts';
import { removePicture } from './media.kinds.ts';

/** Takes a picture out of the library, and then out of its store. */
export async function deleteAsset(
  {
    db,
    jobs,
    pictureUses,
  }: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly pictureUses: readonly PictureUses[];
  },
  actor: Actor,
  id: number,
): Promise<Refusal | null> {
  return db.tx(async (tx) => {
    const asset = await lockAsset(tx, id);
    if (asset === null) return refuse(404, 'not_found');
    const uses = await usesOf(pictureUses, tx, asset);
    if (uses.length > 0) return refuse(409, 'asset_in_use', undefined, { more: { uses } });
    await markDeleted(tx, id);
    await jobs.enqueue(tx, removePicture, { service: asset.service, publicId: asset.public_id });
    await record(tx, actor, {
      action: 'asset.deleted',
      subject: { type: 'asset', id, label: asset.name },
      before: { name: asset.name, alt: asset.alt, description: asset.description },
    });
    await announceAsset(tx, actor, id);
    return null;
  });
}
