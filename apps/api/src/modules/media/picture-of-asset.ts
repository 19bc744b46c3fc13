import { MEAL_PICTURE, mediaAddress } from '@yay/domain/media';
import type { Tx } from '../../platform/db/index.ts';
import { assetForUse } from './assets.repo.ts';

/**
 * The address by which families see a picture of the library; null where there is none of that
 * number. Until the commit it is not deleted: whoever begins to use it asks here, in her transaction.
 */
export async function pictureOfAsset(tx: Tx, assetId: number): Promise<string | null> {
  const asset = await assetForUse(tx, assetId);
  return asset && mediaAddress(asset, MEAL_PICTURE);
}

/** Tells whether the library has that picture; until the commit it is not deleted. */
export const isInLibrary = async (tx: Tx, assetId: number): Promise<boolean> =>
  (await assetForUse(tx, assetId)) !== null;
