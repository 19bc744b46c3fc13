import type { PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind, type PageLocale } from '@yay/contract/pages/values';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announcePage } from './announce-page.ts';
import { getPage, type PageParts, presentWhole } from './get-page.ts';
import {
  closeShown,
  copyIntoDraft,
  draftOf,
  lockPage,
  markUnscheduled,
  wholeVersions,
} from './pages.repo.ts';

interface VersionOfPage {
  readonly pageId: number;
  readonly versionId: number;
}

/** Makes a scheduled version a draft again, as long as its time has not come. */
export async function unscheduleVersion(
  { db, clock }: PageParts,
  actor: Actor,
  { pageId, versionId }: VersionOfPage,
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    const page = await lockPage(tx, pageId);
    const [version] = page === null ? [] : await wholeVersions(tx, pageId, [versionId]);
    if (page === null || version === undefined) return refuse(404, 'not_found');
    if (page.archived_at !== null) return refuse(409, 'archived');
    if ((await draftOf(tx, pageId, version.locale)) !== null) return refuse(409, 'draft_exists');
    if (!(await markUnscheduled(tx, versionId))) return refuse(409, 'version_not_scheduled');
    await record(tx, actor, {
      action: 'page.unscheduled',
      subject: { type: 'page', id: pageId, label: page.path },
      before: { title: version.title, locale: version.locale, version: version.number },
    });
    await announcePage(tx, actor, pageId);
    return getPage(tx, clock, pageId);
  });
}

/** Begins a draft as an old version was. A draft that there is gives way where it was seen. */
export async function restoreVersion(
  { db, clock }: PageParts,
  actor: Actor,
  { pageId, versionId, replaces }: VersionOfPage & { readonly replaces: number | null },
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    const page = await lockPage(tx, pageId);
    const [version] = page === null ? [] : await wholeVersions(tx, pageId, [versionId]);
    if (page === null || version === undefined) return refuse(404, 'not_found');
    if (page.archived_at !== null) return refuse(409, 'archived');
    const draft = await draftOf(tx, pageId, version.locale);
    if ((draft?.revision ?? null) !== replaces) {
      const code = replaces === null ? 'draft_exists' : 'version_conflict';
      const more = { draft: draft && (await presentWhole(tx, clock, draft)) };
      return refuse(409, code, undefined, { more });
    }
    if (draft?.id !== version.id) {
      await copyIntoDraft(
        tx,
        { id: version.id, pageId, locale: version.locale },
        { draftId: draft?.id ?? null, authorId: actor.userId },
      );
      await record(tx, actor, {
        action: 'page.version_restored',
        subject: { type: 'page', id: pageId, label: page.path },
        after: { title: version.title, locale: version.locale, version: version.number },
      });
      await announcePage(tx, actor, pageId);
    }
    return getPage(tx, clock, pageId);
  });
}

/**
 * Takes a page off the site in one language. What is scheduled for later still comes. A page of the
 * product stays in English, which everybody else's language falls back to.
 */
export async function takeOff(
  { db, clock }: PageParts,
  actor: Actor,
  { pageId, locale }: { readonly pageId: number; readonly locale: PageLocale },
): Promise<PageRecord | Refusal> {
  return db.tx(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (page === null) return refuse(404, 'not_found');
    if (page.archived_at !== null) return refuse(409, 'archived');
    if (!isOpenKind(page.kind) && locale === 'en') return refuse(409, 'page_stays');
    if ((await closeShown(tx, pageId, locale)) > 0) {
      await record(tx, actor, {
        action: 'page.taken_off',
        subject: { type: 'page', id: pageId, label: page.path },
        before: { locale },
      });
      await announcePage(tx, actor, pageId);
    }
    return getPage(tx, clock, pageId);
  });
}
