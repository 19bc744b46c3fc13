import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';

/** Announces changed tags to every open list of them, which loads again. */
export async function announceTerms(tx: Tx, actor: Actor): Promise<void> {
  await publishList(tx, 'private-list.terms', [], actor);
}
