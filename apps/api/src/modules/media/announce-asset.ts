import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';

/** Whoever has the media library open asks again. */
export const announceAsset = (tx: Tx, actor: Actor, id: number): Promise<void> =>
  publishList(tx, 'private-list.assets', [id], actor);
