import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import type { PageParts } from './get-page.ts';
import { deleteDraft, markPublished } from './pages.repo.ts';
import { withDraft } from './with-draft.ts';

interface Seen {
  readonly pageId: number;
  readonly locale: PageLocale;
  readonly revision: number;
}

/** Publishes a draft now. From then on nothing changes it. */
export const publishDraft = (
  parts: PageParts,
  actor: Actor,
  seen: Seen,
): Promise<PageRecord | Refusal> =>
  withDraft(parts, actor, seen, async (tx, page, draft) => {
    if (draft.title === '') return refuse(422, 'invalid', { title: ['required'] });
    await markPublished(tx, draft.id);
    await record(tx, actor, {
      action: 'page.published',
      subject: { type: 'page', id: page.id, label: page.path },
      after: { title: draft.title, locale: draft.locale, version: draft.number },
    });
    return null;
  });

/** Discards a draft; the published version stays. */
export const discardDraft = (
  parts: PageParts,
  actor: Actor,
  seen: Seen,
): Promise<PageRecord | Refusal> =>
  withDraft(parts, actor, seen, async (tx, page, draft) => {
    await deleteDraft(tx, draft.id);
    await record(tx, actor, {
      action: 'page.draft_discarded',
      subject: { type: 'page', id: page.id, label: page.path },
      before: { title: draft.title, locale: draft.locale, version: draft.number },
    });
    return null;
  });
