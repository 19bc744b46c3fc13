import type { PageRecord } from '@yay/contract/pages/calls';
import type { OpenKind, PageLocale } from '@yay/contract/pages/values';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { addressProblem } from './address-problem.ts';
import { announcePage } from './announce-page.ts';
import { getPage, type PageParts } from './get-page.ts';
import { insertDraft, insertPage, lockAddresses } from './pages.repo.ts';

/** Makes a page with a draft of nothing but its title. */
export async function createPage(
  { db, clock }: PageParts,
  actor: Actor,
  body: {
    readonly path: string;
    readonly kind: OpenKind;
    readonly locale: PageLocale;
    readonly title: string;
  },
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    await lockAddresses(tx);
    const problem = await addressProblem(tx, body.path);
    if (problem !== null) return refuse(422, 'invalid', { path: [problem.code] });
    const { path, kind, locale, title } = body;
    const id = await insertPage(tx, { path, kind, createdBy: actor.userId });
    await insertDraft(tx, {
      pageId: id,
      locale,
      authorId: actor.userId,
      basedOn: null,
      title,
      description: '',
      assetId: null,
      topicIds: [],
      body: null,
      bodyAssetIds: [],
      links: null,
      job: null,
    });
    await record(tx, actor, {
      action: 'page.created',
      subject: { type: 'page', id, label: path },
      after: { path, kind, title },
    });
    await announcePage(tx, actor, id);
    return getPage(tx, clock, id);
  });
}
