import type { Desk } from '@yay/contract/desk/calls';
import { PAGES, type PageName } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { readableKinds } from '@yay/domain/requests';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { countApprovals } from '../credit/index.ts';
import { countCases } from '../dunning/index.ts';
import { countFailedJobs } from '../operations/index.ts';
import { countTextsAsBrought } from '../pages/index.ts';
import { countOpen } from '../reconciliation/index.ts';
import { countWaiting } from '../requests/index.ts';
import { closuresAhead, familiesOpenedBy, waitingChoices } from './desk.repo.ts';
import { readLunches } from './read-lunches.ts';

/** Reads every part of the desk whose page the actor may open; the statements run side by side. */
export async function readDesk(source: Queryable, actor: Actor): Promise<Desk> {
  const opens = (page: PageName): boolean => {
    const { permission } = PAGES[page];
    return typeof permission === 'object' && can(actor.permissions, permission);
  };
  const when = <Part>(page: PageName, read: () => Promise<Part>): Promise<Part | null> =>
    opens(page) ? read() : Promise.resolve(null);
  const [lunches, dunning, approvals, open, failed, choices, closures, families, requests, texts] =
    await Promise.all([
      when('mealCounts', () => readLunches(source)),
      when('adminDunning', () => countCases(source, null)),
      when('adminApprovals', () => countApprovals(source)),
      when('adminReconciliation', () => countOpen(source)),
      when('opsJobs', () => countFailedJobs(source)),
      when('menuReplace', () => waitingChoices(source)),
      when('adminBlackouts', () => closuresAhead(source)),
      when('adminUsers', () => familiesOpenedBy(source, actor.userId)),
      when('adminRequests', () => countWaiting(source, readableKinds(actor.permissions))),
      when('adminPages', () => countTextsAsBrought(source, ['/terms', '/privacy'])),
    ]);
  return {
    lunches,
    dunning: dunning && { families: dunning.total, owed_cents: dunning.owed_cents },
    approvals: approvals === null ? null : { waiting: approvals },
    reconciliations: open === null ? null : { open },
    jobs: failed === null ? null : { failed },
    requests,
    own_texts: texts === null ? null : { missing: texts },
    choices: choices && {
      open: choices[0]?.all_open ?? 0,
      substitutions: choices.map(({ all_open: _all, ...substitution }) => substitution),
    },
    closures: closures && {
      total: closures[0]?.total ?? 0,
      data: closures.map(({ total: _total, ...closure }) => closure),
    },
    families:
      families?.map(({ opened_at: at, ...family }) => ({ ...family, opened_at: toIso(at) })) ??
      null,
  };
}
