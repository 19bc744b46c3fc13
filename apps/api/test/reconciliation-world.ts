import { createLetters } from '../src/modules/letters/index.ts';
import { reconciliationJobs } from '../src/modules/reconciliation/reconciliation.jobs.ts';
import type { ReconciliationParts } from '../src/modules/reconciliation/reconciliation-parts.ts';
import type { RunRow } from '../src/modules/reconciliation/runs.repo.ts';
import type { Movement, PaymentProvider } from '../src/platform/payments/provider.ts';
import { type PaymentsWorld, paymentsWorld } from './payments-world.ts';

export interface ReconciliationWorld {
  readonly world: PaymentsWorld;
  readonly parts: ReconciliationParts;
  /** Replaces the provider's list of movements: a test may delay it, shorten it or let it fail. */
  readonly record: { tell: PaymentProvider['listMovements'] };
  readonly asTold: PaymentProvider['listMovements'];
  /** Lists the mismatches of a run, as a reader sees them. */
  lines(runId: number): Promise<Record<string, unknown>[]>;
  run(runId: number): Promise<RunRow>;
}

/** Starts payments on the built-in provider, reconciled with a list that a test may replace. */
export async function reconciliationWorld(): Promise<ReconciliationWorld> {
  const world = await paymentsWorld();
  const { db, jobs, log, mailer } = world.platform;
  const letters = createLetters({
    mailer,
    product: 'Test',
    url: 'https://lunch.test',
    contact: async () => ({ email: 'team@lunch.test', sms: '1' }),
  });
  const asTold: PaymentProvider['listMovements'] = (asked) => world.provider.listMovements(asked);
  const record = { tell: asTold };
  const provider = {
    name: 'builtin',
    listMovements: (asked) => record.tell(asked),
  } as const satisfies ReconciliationParts['provider'];
  const parts: ReconciliationParts = { db, jobs, log, letters, provider };
  await reconciliationJobs(parts);
  return {
    world,
    parts,
    record,
    asTold,
    async lines(runId) {
      const { rows } = await db.run(
        `select state, kind, ledger_cents, provider_cents from reconciliation_lines
         where run_id = $1 order by position`,
        [runId],
      );
      return rows;
    },
    async run(runId) {
      const { rows } = await db.run<RunRow>('select * from reconciliation_runs where id = $1', [
        runId,
      ]);
      const [row] = rows;
      if (row === undefined) throw new Error(`there is no run ${runId}`);
      return row;
    },
  };
}

/** Lists movements as the provider does: in pages of three, between two instants. */
export function recordOf(movements: readonly Movement[]): PaymentProvider['listMovements'] {
  const inOrder = movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return async ({ since, until, after }) => {
    const found = inOrder.filter(({ at }) => at >= since && at < until);
    const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
    const page = found.slice(from, from + 3);
    return {
      movements: page,
      next: from + 3 < found.length ? (page.at(-1)?.id ?? null) : null,
    };
  };
}
