import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { announceTerms } from './announce-terms.ts';

/** Items carry other tags now, and tags are on other items. */
export async function announceTagged(tx: Tx, actor: Actor): Promise<void> {
  await announceTerms(tx, actor);
  await publishList(tx, 'private-list.items', [], actor);
}
