import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/** Announces a change of a page to everybody who has the list of pages or its editor open. */
export async function announcePage(tx: Tx, actor: Actor | null, id: number): Promise<void> {
  if (actor === null) await publish(tx, 'private-list.pages', 'list.changed', { ids: [id] });
  else await publishList(tx, 'private-list.pages', [id], actor);
  await publish(tx, `private-record.page.${id}`, 'record.changed', {});
}
