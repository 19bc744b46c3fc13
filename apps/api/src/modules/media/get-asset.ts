import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { presentAsset } from './assets.present.ts';
import { assetById } from './assets.repo.ts';

/** One picture of the library. */
export async function getAsset(
  db: Db,
  id: number,
): Promise<ReturnType<typeof presentAsset> | Refusal> {
  const asset = await assetById(db, id);
  return asset === null ? refuse(404, 'not_found') : presentAsset(asset);
}
