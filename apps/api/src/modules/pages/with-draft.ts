import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { announcePage } from './announce-page.ts';
import { getPage, type PageParts, presentWhole } from './get-page.ts';
import { draftOf, lockPage, type PageRow, type WholeVersionRow } from './pages.repo.ts';

/**
 * Acts on the draft that somebody saw, and on no other: changes that somebody else wrote since then
 * are shown to her first.
 */
export async function withDraft(
  { db, clock }: PageParts,
  actor: Actor,
  asked: { readonly pageId: number; readonly locale: PageLocale; readonly revision: number },
  act: (tx: Tx, page: PageRow, draft: WholeVersionRow) => Promise<Refusal | null>,
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    const page = await lockPage(tx, asked.pageId);
    if (page === null) return refuse(404, 'not_found');
    if (page.archived_at !== null) return refuse(409, 'archived');
    const draft = await draftOf(tx, page.id, asked.locale);
    if (draft === null) return refuse(409, 'draft_missing', undefined, { more: { draft: null } });
    if (draft.revision !== asked.revision) {
      const more = { draft: await presentWhole(tx, clock, draft) };
      return refuse(409, 'version_conflict', undefined, { more });
    }
    const refusal = await act(tx, page, draft);
    if (refusal !== null) return refusal;
    await announcePage(tx, actor, page.id);
    return getPage(tx, clock, page.id);
  });
}
