import type { ReconciliationLine, ReconciliationRun } from '@yay/contract/reconciliation/calls';
import { toIso } from '@yay/domain/time';
import type { LineRow } from './lines.repo.ts';
import type { RunRow } from './runs.repo.ts';

export function presentRun(run: RunRow): ReconciliationRun {
  const { created_at, finished_at, ledger_cents, provider_cents } = run;
  return {
    ...run,
    created_at: toIso(created_at),
    finished_at: finished_at === null ? null : toIso(finished_at),
    difference_cents:
      ledger_cents === null || provider_cents === null ? null : ledger_cents - provider_cents,
  };
}

export const presentLine = (line: LineRow): ReconciliationLine => ({
  ...line,
  at: toIso(line.at),
  difference_cents: (line.ledger_cents ?? 0) - (line.provider_cents ?? 0),
});
