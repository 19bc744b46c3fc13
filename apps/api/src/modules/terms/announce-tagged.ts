import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';
import { announceTerms } from './announce-terms.ts';
import { itemsOfRun } from './tag-runs.repo.ts';

/** So many pages of single items are told that theirs changed; who has more open asks with the list. */
const MOST_TOLD = 50;

/** Items carry other tags now, and tags are on other items. */
export async function announceTagged(tx: Tx, actor: Actor, run: number): Promise<void> {
  await announceTerms(tx, actor);
  await publishList(tx, 'private-list.items', [], actor);
  for (const id of await itemsOfRun(tx, run, MOST_TOLD)) {
    await publish(tx, `private-record.item.${id}`, 'record.changed', {});
  }
}
