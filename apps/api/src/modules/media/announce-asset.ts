import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';

/** Announces a changed picture to open media libraries, which load it again. */
export const announceAsset = (tx: Tx, actor: Actor, id: number): Promise<void> =>
  publishList(tx, 'private-list.assets', [id], actor);
