import type { AssetUse } from '@yay/contract/media/calls';
import type { Queryable, Tx } from '../db/index.ts';

/** A picture of the library, as what uses it may have kept it. */
export interface UsedPicture {
  readonly id: number;
  readonly service: string;
  readonly public_id: string;
  readonly version: number;
  readonly format: string;
}

/** Pictures of the library in a noun's records: one export of its manifest. */
export interface PictureUses {
  /** The records that show it, by name. */
  readonly find: (
    source: Queryable,
    picture: Pick<UsedPicture, 'id' | 'public_id'>,
  ) => Promise<readonly AssetUse[]>;
  /** Writes what records keep of the picture itself, such as its address, once another took its place. */
  readonly replaced?: (tx: Tx, picture: UsedPicture) => Promise<void>;
}
