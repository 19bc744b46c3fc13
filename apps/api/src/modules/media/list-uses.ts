import type { AssetUse } from '@yay/contract/media/calls';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import type { PictureUses } from '../../platform/media/index.ts';
import { assetById } from './assets.repo.ts';

/** Every record that shows it, noun by noun: a noun says so itself. */
export async function usesOf(
  nouns: readonly PictureUses[],
  source: Queryable,
  picture: { readonly id: number; readonly public_id: string },
): Promise<AssetUse[]> {
  const all: AssetUse[] = [];
  // One after the other: a transaction has one connection.
  for (const { find } of nouns) all.push(...(await find(source, picture)));
  return all;
}

export async function listUses(
  { db, pictureUses }: { readonly db: Db; readonly pictureUses: readonly PictureUses[] },
  id: number,
): Promise<AssetUse[] | Refusal> {
  const asset = await assetById(db, id);
  return asset === null ? refuse(404, 'not_found') : usesOf(pictureUses, db, asset);
}
