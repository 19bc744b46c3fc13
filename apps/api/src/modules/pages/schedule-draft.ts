import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import type { PlainDate } from '@yay/domain/calendar';
import { scheduleProblem } from '@yay/domain/pages';
import { atZone, type Instant, OFFICE_ZONE, toIso } from '@yay/domain/time';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import type { PageParts } from './get-page.ts';
import { markScheduled, neighborAt } from './pages.repo.ts';
import { withDraft } from './with-draft.ts';

/** A minute of the office's zone; `at` is HH:MM. */
export interface OfficeMinute {
  readonly on: PlainDate;
  readonly at: string;
}

/** Publishes a draft from a minute on, and until another where one is given. */
export const scheduleDraft = (
  parts: PageParts,
  actor: Actor,
  asked: {
    readonly pageId: number;
    readonly locale: PageLocale;
    readonly revision: number;
    readonly from: OfficeMinute;
    readonly until: OfficeMinute | null;
  },
): Promise<PageRecord | Refusal> =>
  withDraft(parts, actor, asked, async (tx, page, draft) => {
    const from = instantOf(asked.from);
    const until = asked.until && instantOf(asked.until);
    const problem = scheduleProblem({ now: await parts.clock.now(tx), from, until });
    if (problem !== null) return refuse(422, 'invalid', { [problem.field]: [problem.code] });
    if (draft.title === '') return refuse(422, 'invalid', { title: ['required'] });
    const neighbor = await neighborAt(tx, page.id, draft.locale, toIso(from));
    if (neighbor !== null) {
      return refuse(422, 'invalid', { from: ['version_same_minute'] }, { more: { neighbor } });
    }
    await markScheduled(tx, draft.id, { from: toIso(from), until: until && toIso(until) });
    await record(tx, actor, {
      action: 'page.scheduled',
      subject: { type: 'page', id: page.id, label: page.path },
      after: {
        title: draft.title,
        locale: draft.locale,
        version: draft.number,
        publish_at: toIso(from),
        unpublish_at: until && toIso(until),
      },
    });
    return null;
  });

function instantOf({ on, at }: OfficeMinute): Instant {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return atZone(on, { hour, minute }, OFFICE_ZONE);
}
