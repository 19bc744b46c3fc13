import type { PageVersion } from '@yay/contract/pages/calls';
import type { JobFacts, PageLocale } from '@yay/contract/pages/values';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { announcePage } from './announce-page.ts';
import { draftValues } from './draft-values.ts';
import { type PageParts, presentWhole } from './get-page.ts';
import { draftOf, insertDraft, lockPage, pageById, versionsOf, writeDraft } from './pages.repo.ts';
import { currentOf } from './present-page.ts';

/**
 * Keeps a draft as it is being written. Whoever read an older revision is told so and given the
 * text of the other.
 */
export async function saveDraft(
  { db, clock }: PageParts,
  actor: Actor,
  pageId: number,
  input: {
    readonly locale: PageLocale;
    readonly revision: number | null;
    readonly title: string;
    readonly description: string;
    readonly picture: number | null;
    readonly topics: readonly number[];
    readonly body?: unknown;
    readonly links?: unknown;
    readonly job?: JobFacts | null | undefined;
  },
): Promise<PageVersion | Refusal> {
  return db.tx(async (tx) => {
    // Pictures are locked before the page that uses them. A page that is drawn in its own way stays one.
    const kind = (await pageById(tx, pageId))?.kind ?? 'page';
    const given = {
      ...input,
      body: input.body ?? null,
      links: input.links ?? null,
      job: input.job ?? null,
    };
    const { values, errors } = await draftValues(tx, given, kind);
    const page = await lockPage(tx, pageId);
    if (page === null) return refuse(404, 'not_found');
    if (page.archived_at !== null) return refuse(409, 'archived');
    const draft = await draftOf(tx, pageId, input.locale);
    if ((draft?.revision ?? null) !== input.revision) {
      const more = { draft: draft && (await presentWhole(tx, clock, draft)) };
      return refuse(409, 'version_conflict', undefined, { more });
    }
    if (errors) return refuse(422, 'invalid', errors);
    if (draft === null) {
      const ownVersions = (await versionsOf(tx, pageId)).filter(
        ({ locale }) => locale === input.locale,
      );
      await insertDraft(tx, {
        ...values,
        pageId,
        locale: input.locale,
        authorId: actor.userId,
        basedOn: currentOf(ownVersions)?.id ?? null,
      });
    } else {
      await writeDraft(tx, draft.id, actor.userId, values);
    }
    await announcePage(tx, actor, pageId);
    const saved = await draftOf(tx, pageId, input.locale);
    if (saved === null) throw new Error('the saved draft is not there');
    return presentWhole(tx, clock, saved);
  });
}
