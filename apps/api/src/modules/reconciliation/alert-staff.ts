import type { Locale } from '@yay/words/locales';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { labelOf } from './label.ts';
import { runById } from './runs.repo.ts';

/**
 * Tells whoever may put it right, by letter and in the record: once, and again only when something
 * differs that did not when the same days were compared before.
 */
export async function alertStaff(
  { letters }: { readonly letters: Letters },
  tx: Tx,
  runId: number,
): Promise<void> {
  const run = await runById(tx, runId);
  if (run === undefined || !(await isNews(tx, runId))) return;
  const difference = (run.ledger_cents ?? 0) - (run.provider_cents ?? 0);
  await record(tx, null, {
    action: 'reconciliation.differs',
    subject: { type: 'reconciliation', id: runId, label: labelOf(run) },
    after: { difference_cents: difference, lines: run.lines },
  });
  for (const { id, email, locale, first } of await whoMendsIt(tx)) {
    await letters.post(
      tx,
      'reconciliation_differs',
      { userId: id, email, locale },
      { first, runId, from: run.first_day, to: run.last_day, difference, lines: run.lines },
    );
  }
}

async function isNews(tx: Tx, runId: number): Promise<boolean> {
  const rows = await tx.query(
    'reconciliation.news',
    `select l.state, l.kind, l.reference, l.ledger_cents, l.provider_cents
     from reconciliation_lines l where l.run_id = $1 and l.state <> 'under_way'
     except
     select b.state, b.kind, b.reference, b.ledger_cents, b.provider_cents
     from reconciliation_lines b where b.run_id = (
       select before.id from reconciliation_runs r
       join reconciliation_runs before on before.id < r.id and before.provider = r.provider
         and before.first_day <= r.first_day and before.last_day >= r.last_day
         and before.status in ('even', 'under_way', 'differs')
       where r.id = $1 order by before.id desc limit 1)
     limit 1`,
    [runId],
  );
  return rows.length > 0;
}

/**
 * Returns the people who may give credit and refunds back: a person who only looks at billing is
 * not written to.
 */
const whoMendsIt = (tx: Tx) =>
  tx.query<{ id: number; email: string; locale: Locale; first: string }>(
    'reconciliation.who_mends_it',
    `select u.id, u.email, u.locale, u.first from users u
     where u.deleted_at is null and u.suspended_on is null and exists (
       select from user_roles r join role_permissions p using (role)
       where r.user_id = u.id and p.permission = 'user:credit')
     order by u.id`,
  );
