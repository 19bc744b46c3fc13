import type { PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind } from '@yay/contract/pages/values';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announcePage } from './announce-page.ts';
import { getPage, type PageParts } from './get-page.ts';
import { lockAddresses, lockPage, markArchived } from './pages.repo.ts';

/** Takes a page off the site and keeps its address, or puts it back; where it is so already, nothing happens. */
export async function archivePage(
  { db, clock }: PageParts,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    await lockAddresses(tx);
    const page = await lockPage(tx, id);
    if (page === null) return refuse(404, 'not_found');
    if (archived && !isOpenKind(page.kind)) return refuse(409, 'page_stays');
    if ((page.archived_at !== null) !== archived) {
      await markArchived(tx, id, archived);
      await record(tx, actor, {
        action: archived ? 'page.archived' : 'page.restored',
        subject: { type: 'page', id, label: page.path },
      });
      await announcePage(tx, actor, id);
    }
    return getPage(tx, clock, id);
  });
}
