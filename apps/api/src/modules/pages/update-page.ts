import type { PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind, type OpenKind } from '@yay/contract/pages/values';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { leadFromOldAddress } from '../redirects/index.ts';
import { addressProblem } from './address-problem.ts';
import { announcePage } from './announce-page.ts';
import { getPage, type PageParts } from './get-page.ts';
import { lockAddresses, lockPage, versionsOf, writePage } from './pages.repo.ts';

/**
 * Changes address and kind at once, for visitors too; the address before leads to the new one. A page
 * of the product stays where it is.
 */
export async function updatePage(
  { db, clock }: PageParts,
  actor: Actor,
  id: number,
  body: {
    readonly version: number;
    readonly path: string;
    readonly kind: OpenKind;
    readonly redirect: boolean;
  },
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    await lockAddresses(tx);
    const before = await lockPage(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.version !== body.version || before.archived_at !== null) {
      const page = await getPage(tx, clock, id);
      const code = before.archived_at === null ? 'version_conflict' : 'archived';
      return refuse(409, code, undefined, { more: { page } });
    }
    if (!isOpenKind(before.kind)) return refuse(409, 'page_stays');
    const { path, kind } = body;
    const problem = path === before.path ? null : await addressProblem(tx, path, before);
    if (problem !== null) return refuse(422, 'invalid', { path: [problem.code] });
    const changes = changedParts({ path: before.path, kind: before.kind }, { path, kind });
    if (changes !== null) {
      await writePage(tx, id, { path, kind });
      const wasRead = (await versionsOf(tx, id)).some(({ state }) => state !== 'draft');
      if (path !== before.path) {
        const leads = body.redirect && wasRead;
        await leadFromOldAddress(tx, actor, { before: before.path, after: path, leads });
      }
      await record(tx, actor, {
        action: 'page.updated',
        subject: { type: 'page', id, label: path },
        ...changes,
      });
      await announcePage(tx, actor, id);
    }
    return getPage(tx, clock, id);
  });
}
